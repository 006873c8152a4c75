interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture as the browser reads it; rejected where it is none. */
function pictureOf(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  return new Promise((resolve, reject) => {
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', () => reject(new Error('not a picture')))
    picture.src = url
  })
}

/** A file as a picture's address; null where it is no picture, whatever its name says. */
export async function readPicture(file: Blob): Promise<string | null> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('not read')))
    reader.readAsDataURL(file)
  })
  return pictureOf(url).then(
    () => url,
    () => null,
  )
}

/** The chosen square of a picture as a PNG; what lies outside of it stays transparent. @param side pixels of the result */
export async function cropped(url: string, area: Area, side: number): Promise<Blob> {
  const picture = await pictureOf(url)
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
