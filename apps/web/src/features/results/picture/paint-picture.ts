import { brand } from '@ramplight/domain/kernel/brand'
import { type Face, type Font, HEIGHT, type Logo, type Part, type Picture, sceneOf, WIDTH, type Words } from './picture-scene.ts'

const FACES: Record<Face, string> = { plain: '--rl-font', number: '--rl-font-number' }
const LOGO = `data:image/svg+xml,${encodeURIComponent(brand.logo)}`

const cssFont = ({ size, weight, face }: Font): string =>
  `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(FACES[face]) || 'sans-serif'}`

/** A canvas takes what is there: letters that are still on their way would be drawn in others. */
const fontsAreHere = () =>
  Promise.all(
    (['plain', 'number'] as const).flatMap((face) =>
      ([400, 700] as const).map((weight) => document.fonts.load(cssFont({ size: 40, weight, face })).catch(() => [])),
    ),
  )

async function logo(): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = LOGO
  await image.decode()
  return image
}

type Paint = { [K in Part['kind']]: (context: CanvasRenderingContext2D, part: Extract<Part, { kind: K }>, image: HTMLImageElement) => void }

const PAINT: Paint = {
  box: (context, { x, y, width, height, radius, fill }) => {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    context.fill()
  },
  words: (context, { x, y, text, font, fill, align }: Words) => {
    context.font = cssFont(font)
    context.fillStyle = fill
    context.textAlign = align
    context.fillText(text, x, y)
  },
  logo: (context, { x, y, size }: Logo, image) => context.drawImage(image, x, y, size, size),
}

/** A PNG of 1080 × 1350 pixels, made on this device. Throws where a browser cannot draw. */
export async function paintPicture(picture: Picture): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no-canvas')
  const [image] = await Promise.all([logo(), fontsAreHere()])
  const measure = (text: string, font: Font) => {
    context.font = cssFont(font)
    return context.measureText(text).width
  }
  for (const part of sceneOf(picture, measure))
    (PAINT[part.kind] as (c: typeof context, p: Part, i: typeof image) => void)(context, part, image)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no-png'))), 'image/png'))
}
