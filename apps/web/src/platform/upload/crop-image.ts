interface CropRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Loads an image; rejects if the browser cannot read it. */
function loadImage(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  return new Promise((resolve, reject) => {
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', () => reject(new Error('not a picture')))
    picture.src = url
  })
}

/** Returns a file as an image URL, or null if it is not an image, whatever its name. */
export async function readImageUrl(file: Blob): Promise<string | null> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('not read')))
    reader.readAsDataURL(file)
  })
  return loadImage(url).then(
    () => url,
    () => null,
  )
}

/**
 * Returns the chosen square of an image as a PNG; the area outside the image is transparent. @param
 * side pixels of the result
 */
export async function cropImage(url: string, area: CropRect, side: number): Promise<Blob> {
  const picture = await loadImage(url)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const scale = side / area.width
  canvas
    .getContext('2d')
    ?.drawImage(
      picture,
      -area.x * scale,
      -area.y * scale,
      (picture.naturalWidth || side) * scale,
      (picture.naturalHeight || side) * scale,
    )
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png')
  })
}
