import { useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import styles from './crop.module.css'
import { t } from '../i18n/use-texts.ts'

export interface CropAreaProps {
  /** URL of the image. */
  readonly image: string
  readonly onArea: (area: Area) => void
}

const maxCropZoom = 4

/**
 * Square selection of an image: moved by pointer or arrow keys, zoomed by the slider or the wheel.
 */
export function CropArea({ image, onArea }: CropAreaProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const stage = useRef<HTMLDivElement>(null)
  // Focuses the square so that the first arrow key moves it, as the hint says. It is rendered only
  // after the image.
  const begin = () =>
    requestAnimationFrame(() => stage.current?.querySelector<HTMLElement>('[role=group]')?.focus())
  return (
    <div className={styles['crop']}>
      <div className={styles['stage']} ref={stage}>
        <Cropper
          disableAutomaticStylesInjection
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={maxCropZoom}
          aspect={1}
          objectFit="contain"
          restrictPosition={false}
          minZoom={0.5}
          keyboardStep={8}
          onMediaLoaded={begin}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, area) => onArea(area)}
          cropperProps={{ role: 'group', 'aria-label': t('platform.crop.area') }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <ZoomSlider zoom={zoom} onZoom={setZoom} />
    </div>
  )
}

interface ZoomSliderProps {
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
}

function ZoomSlider({ zoom, onZoom }: ZoomSliderProps) {
  return (
    <label className={styles['zoom']}>
      <span>{t('platform.crop.zoom')}</span>
      <input
        type="range"
        min={0.5}
        max={maxCropZoom}
        step={0.05}
        value={zoom}
        aria-valuetext={t('platform.crop.percent', { percent: Math.round(zoom * 100) })}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
      />
    </label>
  )
}
