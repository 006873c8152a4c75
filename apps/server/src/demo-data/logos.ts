import sharp from 'sharp'

/** Logo of a demo company: a white shape on one colour. */
export interface LogoSpec {
  readonly ground: string
  readonly shape: keyof typeof shapes
}

// Drawn on a 64 × 64 grid.
const shapes = {
  waves:
    '<path d="M10 26c6-7 12-7 18 0s12 7 18 0 8-5 8-5M10 40c6-7 12-7 18 0s12 7 18 0 8-5 8-5" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
  peaks:
    '<path d="M10 46V18l14 28V18l14 28V18l14 28V18" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>',
  wing: '<path d="M8 40c14 0 20-6 24-16 4 10 10 16 24 16-10 6-38 6-48 0z" fill="#fff"/>',
  hexagon:
    '<path d="M32 10l19 11v22L32 54 13 43V21z" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/><circle cx="32" cy="32" r="7" fill="#fff"/>',
  bolt: '<path d="M36 8L16 36h13l-3 20 21-30H33z" fill="#1c1917"/>',
  drop: '<path d="M32 10c9 13 15 20 15 28a15 15 0 0 1-30 0c0-8 6-15 15-28z" fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>',
  sprout:
    '<path d="M32 54V28m0 4c-2-10-9-14-18-14 0 10 7 15 18 14zm0-6c1-8 7-13 16-13 0 9-6 14-16 13z" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>',
  bars: '<path d="M14 22h24M14 33h34M14 44h30" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
  star: '<path d="M32 10v44M10 32h44M17 17l30 30M47 17L17 47" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  arch: '<path d="M14 52V34a18 18 0 0 1 36 0v18M26 52V36a6 6 0 0 1 12 0v16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
} as const

/** Renders a logo as a PNG, 256 px wide and high. */
export function renderLogoPng(mark: LogoSpec): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256"><rect width="64" height="64" fill="${mark.ground}"/>${shapes[mark.shape]}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** Renders a landscape in the company's colour, for its photos. */
export function renderPhotoJpeg(ground: string, hills: number, at = hills): Promise<Buffer> {
  const hill = (at: number) =>
    `<path d="M0 ${360 + at * 70} C 200 ${300 + at * 60}, 360 ${440 + at * 50}, 600 ${350 + at * 70} S 1000 ${310 + at * 80}, 1200 ${380 + at * 60} V 675 H 0 z" fill="${ground}" opacity="${0.25 + at * 0.25}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="1200" height="675"><rect width="1200" height="675" fill="#eef3f1"/><circle cx="${160 + ((at * 260) % 900)}" cy="170" r="74" fill="#f2b53a" opacity=".85"/>${[0, 1, 2].slice(0, hills).map(hill).join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 72 }).toBuffer()
}
