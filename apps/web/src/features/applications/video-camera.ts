import { useEffect, useRef, useState } from 'react'

/** Names of the cameras and microphones. Empty until the user grants access. */
export interface Devices {
  readonly cameras: readonly MediaDeviceInfo[]
  readonly microphones: readonly MediaDeviceInfo[]
}
export interface DeviceChoice {
  readonly camera: string | null
  readonly microphone: string | null
}

// Device choice from the check, reused for the answers until the page is reloaded.
let lastChoice: DeviceChoice = { camera: null, microphone: null }

/** Returns the chosen camera and microphone, by default the device's own choice. */
export function useDeviceChoice(): readonly [DeviceChoice, (next: DeviceChoice) => void] {
  const [chosen, setChosen] = useState(lastChoice)
  return [
    chosen,
    (next) => {
      lastChoice = next
      setChosen(next)
    },
  ]
}

const toDeviceConstraint = (id: string | null) => (id ? { deviceId: { exact: id } } : {})

/** Opens camera and microphone while mounted and reopens them when others are chosen. */
export function useCamera({ camera, microphone }: DeviceChoice) {
  const screen = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] })
  useEffect(() => {
    let gone = false
    let opened: MediaStream | null = null
    const close = (media: MediaStream | null) => media?.getTracks().forEach((track) => track.stop())
    const open = async () => {
      opened = await navigator.mediaDevices.getUserMedia({
        video: { width: 640, height: 480, ...toDeviceConstraint(camera) },
        audio: toDeviceConstraint(microphone).deviceId ? toDeviceConstraint(microphone) : true,
      })
      const all = await navigator.mediaDevices.enumerateDevices()
      if (gone) return close(opened)
      if (screen.current) screen.current.srcObject = opened
      setStream(opened)
      setDevices({
        cameras: all.filter((device) => device.kind === 'videoinput'),
        microphones: all.filter((device) => device.kind === 'audioinput'),
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

/** Returns the current microphone level from 0 to 1; stays 0 when the browser can't measure it. */
export function useMicrophoneLevel(stream: MediaStream | null): number {
  const [share, setShare] = useState(0)
  useEffect(() => {
    if (!stream) return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    const samples = new Uint8Array(analyser.fftSize)
    context.createMediaStreamSource(stream).connect(analyser)
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples)
      // 128 is silence; speech at arm's length reaches about half of the remaining range.
      setShare(Math.min(1, Math.max(...samples.map((sample) => Math.abs(sample - 128))) / 64))
    }, 100)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return share
}
