import { pictures } from '../features/public-site/pages/picture/pictures.ts'

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`

const SKY =
  '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f4c27a"/><stop offset="0.5" stop-color="#dc7d5c"/></linearGradient>'
const WATER = '#1f5d76'

type Looks = { skin: string; cap: string; shirt: string }

/** Somebody with a cap before the sun comes up; of nobody who lives. */
export const drawnFace = ({ skin, cap, shirt }: Looks): string =>
  svg(
    400,
    400,
    `<defs>${SKY}</defs><rect width="400" height="400" fill="url(#sky)"/><rect y="230" width="400" height="170" fill="${WATER}"/>
    <circle cx="320" cy="205" r="34" fill="#ffe6ae"/><rect x="168" y="230" width="64" height="70" fill="${skin}"/>
    <path d="M70 400c0-80 50-120 130-120s130 40 130 120z" fill="${shirt}"/><ellipse cx="200" cy="190" rx="74" ry="88" fill="${skin}"/>
    <path d="M122 168c0-62 36-96 78-96s78 34 78 96z" fill="${cap}"/><path d="M118 158h176c26 0 44 10 50 24H122z" fill="${cap}" opacity="0.85"/>
    <circle cx="174" cy="204" r="7" fill="#23313a"/><circle cx="228" cy="204" r="7" fill="#23313a"/>
    <path d="M170 240c18 16 44 16 62 0" fill="none" stroke="#23313a" stroke-width="6" stroke-linecap="round"/>`,
  )

/** A shore before blast-off, as wide as the place behind a card; with more `sky`, as high as the banner of a tour. */
export const drawnShore = (sky = 0): string =>
  svg(
    1092,
    222 + sky,
    `<defs>${SKY}</defs><rect width="1092" height="${222 + sky}" fill="url(#sky)"/><g transform="translate(0 ${sky})"><circle cx="820" cy="116" r="38" fill="#ffe6ae"/>
    <path d="M0 120l90-30 70 22 120-44 110 40 150-20 120 30 140-34 120 26 172-30v60H0z" fill="#25424d"/>
    <rect y="128" width="1092" height="94" fill="${WATER}"/>
    ${[120, 260, 420, 640].map((x, n) => `<path d="M${x} ${170 + n * 9}h96l-14 16h-66z" fill="#e9eef1"/><rect x="${x + 44}" y="${150 + n * 9}" width="4" height="22" fill="#e9eef1"/>`).join('')}</g>`,
  )

/** The same shore by day, as flat as the header of a board. */
export const drawnBanner = (): string =>
  svg(
    1511,
    131,
    `<rect width="1511" height="131" fill="#a9dcb0"/><circle cx="1180" cy="64" r="34" fill="#ffe6ae"/>
    <path d="M0 66l120-26 140 20 170-34 150 32 190-20 170 26 180-30 160 24 231-22v40H0z" fill="#3f9a63"/>
    <rect y="72" width="1511" height="59" fill="#57b894"/>
    ${[180, 430, 700, 960, 1300].map((x, n) => `<path d="M${x} ${92 + (n % 3) * 8}h96l-14 14h-66z" fill="#e9eef1"/><rect x="${x + 44}" y="${76 + (n % 3) * 8}" width="4" height="18" fill="#e9eef1"/>`).join('')}`,
  )

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The sign of a company that is not there. */
export const drawnSign = (name: string, colour: string): string => {
  const [first = name, ...rest] = name.split(' ')
  return svg(
    640,
    360,
    `<rect width="640" height="360" fill="#f6f3ea"/><path d="M70 150c70-70 190-70 260 0l60-46v92l-60-46c-70 70-190 70-260 0z" fill="${colour}"/>
    <circle cx="130" cy="140" r="10" fill="#f6f3ea"/><text x="70" y="284" font-size="74" font-weight="700" fill="${colour}">${escaped(first)}</text>
    <text x="72" y="332" font-size="44" fill="#3b4a50">${escaped(rest.join(' '))}</text>`,
  )
}

/** What stands beside the tournaments of the tour. */
export const drawnTourIcon = (letters: string): string =>
  svg(
    400,
    400,
    `<rect width="400" height="400" fill="#123f4c"/><path d="M60 250c80-60 200-60 280 0v90H60z" fill="#2b8a73"/>
    <text x="200" y="216" font-size="180" font-weight="700" text-anchor="middle" fill="#f4c27a">${escaped(letters)}</text>`,
  )

/** All of them as PNG, in the order that they were given. */
export async function asPng(drawings: readonly string[]): Promise<Buffer[]> {
  const thread = pictures()
  try {
    const made = await Promise.all(drawings.map((one) => thread.get(one)))
    return made.map((one) => one!.png)
  } finally {
    await thread.close()
  }
}
