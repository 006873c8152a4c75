import { useEffect, useRef, useState } from 'react'

/** What a camera and a microphone are called by the device; without names until they are allowed. */
export interface Devices {
  readonly cameras: readonly MediaDeviceInfo[]
  readonly microphones: readonly MediaDeviceInfo[]
}
export interface Chosen {
  readonly camera: string | null
  readonly microphone: string | null
}

// Chosen at the check, used for the answers: as long as the page is open.
let lastChosen: Chosen = { camera: null, microphone: null }

/** The camera and microphone that somebody chose, at first the device's own choice. */
export function useChosen(): readonly [Chosen, (next: Chosen) => void] {
  const [chosen, setChosen] = useState(lastChosen)
  return [
    chosen,
    (next) => {
      lastChosen = next
      setChosen(next)
    },
  ]
}

const exactly = (id: string | null) => (id ? { deviceId: { exact: id } } : {})

/** Opens camera and microphone while they are shown, and closes them after; opened again when others are chosen. */
export function useCamera({ camera, microphone }: Chosen) {
  const screen = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] })
  useEffect(() => {
    let gone = false
    let opened: MediaStream | null = null
    const close = (one: MediaStream | null) => one?.getTracks().forEach((track) => track.stop())
    const open = async () => {
      opened = await navigator.mediaDevices.getUserMedia({
        video: { width: 640, height: 480, ...exactly(camera) },
        audio: exactly(microphone).deviceId ? exactly(microphone) : true,
      })
      const all = await navigator.mediaDevices.enumerateDevices()
      if (gone) return close(opened)
      if (screen.current) screen.current.srcObject = opened
      setStream(opened)
      setDevices({
        cameras: all.filter((one) => one.kind === 'videoinput'),
        microphones: all.filter((one) => one.kind === 'audioinput'),
      })
      return setRefused(false)
    }
    open().catch(() => {
      if (!gone) setRefused(true)
    })
    return () => {
      gone = true
      setStream(null)
      close(opened)
    }
  }, [camera, microphone])
  return { screen, stream, isRefused, devices }
}

/** How loud the microphone is just now, 0 to 1; still where the browser cannot listen. */
export function useLoudness(stream: MediaStream | null): number {
  const [share, setShare] = useState(0)
  useEffect(() => {
    if (!stream) return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    const samples = new Uint8Array(analyser.fftSize)
    context.createMediaStreamSource(stream).connect(analyser)
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples)
      // 128 is silence; speech at arm's length reaches about half of the way from it.
      setShare(Math.min(1, Math.max(...samples.map((one) => Math.abs(one - 128))) / 64))
    }, 100)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return share
}
