/**
 * Draws the film of the home page, boats that leave a ramp at first light: two films and the picture that stands before them.
 *   node tools/make-home-video.ts [--look <second>]     needs ffmpeg, and a Chromium
 * It is a circle: the last picture leads to the first. `--look`: only one picture, to look at.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { brand } from '@ramplight/domain/kernel/brand'
import { chromiumFlags, findHeadlessShell } from './chromium.ts'
import { throwawayFolder } from './throwaway-folder.ts'

const WIDTH = 1440
const HEIGHT = 600
const PER_SECOND = 24
const SECONDS = 12
const HORIZON = 318
const SUN = { x: 1030, radius: 118 }
const target = join(import.meta.dirname, '../apps/web/public/pictures')

const { deep, sun, foam, water, shade } = brand.colours
/** A whole number of waves in the circle, so that it closes. `moment`: 0 to 1. */
const wave = (moment: number, times: number, shift = 0) => Math.sin(2 * Math.PI * (moment * times + shift))

/** The same "chance" in every picture. */
const spread = (n: number) => {
  const x = Math.sin(n * 127.1) * 43758.5453
  return x - Math.floor(x)
}

/** Trees on a far shore: hills with a ragged edge. */
function shore(height: number, roughness: number, seed: number): string {
  const points = Array.from({ length: 181 }, (_, i) => {
    const hill = Math.sin(i / 17 + seed) * 0.5 + Math.sin(i / 41 + seed * 2) * 0.5 + 1.2
    return `${i * 8},${HORIZON - height * (hill / 2) - roughness * spread(i + seed * 100)}`
  })
  return `M0,${HORIZON} L${points.join(' L')} L${WIDTH},${HORIZON}Z`
}

/** A bass boat on plane, bow to the left, its water line at 0,0. */
const BOAT = `
  <path d="M-96,-10 C-70,-22 -30,-25 40,-25 L88,-25 L84,-2 C40,4 -40,4 -70,0 Z" fill="#04222d"/>
  <path d="M-92,-11 C-66,-20 -30,-22 60,-22" stroke="${water}" stroke-width="2.2" fill="none" opacity=".7"/>
  <path d="M84,-40 h15 l4,14 -4,26 -7,4 -6,-18Z" fill="#031a22"/>
  <path d="M6,-26 l10,-15 h13 l2,15Z" fill="#031a22"/>
  <circle cx="40" cy="-53" r="7.5" fill="#031a22"/><path d="M31,-26 q1,-20 9,-20 q10,0 12,20Z" fill="#031a22"/>
  <circle cx="64" cy="-50" r="7" fill="#031a22"/><path d="M56,-26 q1,-18 8,-18 q9,0 11,18Z" fill="#031a22"/>
  <circle cx="92" cy="-45" r="2.6" fill="#ffffff"/>`

function boat(moment: number, { y, size, start, bob }: { y: number; size: number; start: number; bob: number }): string {
  const way = WIDTH + 900 * size
  const gone = (moment + start) % 1
  const x = WIDTH + 320 * size - gone * way
  const lift = wave(moment, 10, bob) * 1.6
  const tilt = 1.5 + wave(moment, 7, bob) * 0.9
  const spray = Array.from({ length: 9 }, (_, i) => {
    const beat = (moment * 24 + spread(i + bob * 50)) % 1
    return `<circle cx="${96 + beat * 120}" cy="${-4 - Math.sin(beat * Math.PI) * (9 + 9 * spread(i))}" r="${(1 - beat) * 5 + 0.8}" fill="${foam}" opacity="${0.75 * (1 - beat)}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <path d="M70,0 C260,6 420,4 640,10 C420,14 240,14 60,8Z" fill="url(#wake)"/>
    <path d="M-60,4 C-20,10 50,8 110,12 C40,17 -30,14 -60,4Z" fill="${foam}" opacity=".55"/>
    <g transform="translate(0 ${lift}) rotate(${tilt})">${BOAT}</g>${spray.join('')}
    <path d="M-70,10 h150 l-16,14 h-110Z" fill="#031a22" opacity=".28"/></g>`
}

const BOATS = [
  { y: HORIZON + 17, size: 0.26, start: 0.1, bob: 0.1 },
  { y: HORIZON + 26, size: 0.34, start: 0.62, bob: 0.4 },
  { y: HORIZON + 56, size: 0.55, start: 0.36, bob: 0.7 },
  { y: HORIZON + 128, size: 0.98, start: 0.86, bob: 0.25 },
]

/** The sun on the water: the three lines of the mark, which are the first three of a board. */
const LINES = [
  { y: 26, width: 400, thick: 22, fill: foam },
  { y: 68, width: 286, thick: 20, fill: water },
  { y: 108, width: 176, thick: 17, fill: shade },
]

function glitter(moment: number): string {
  return Array.from({ length: 120 }, (_, i) => {
    const depth = spread(i) ** 1.3
    const y = HORIZON + 8 + depth * 262
    const x = SUN.x + (spread(i + 200) - 0.5) * (260 + 620 * depth)
    const light = 0.5 + 0.5 * wave(moment, 2 + Math.floor(spread(i + 400) * 4), spread(i + 600))
    const length = (8 + 30 * depth) * (0.6 + 0.4 * light)
    return `<rect x="${x - length / 2}" y="${y}" width="${length}" height="${1.2 + 2.2 * depth}" rx="1.5" fill="#ffd98a" opacity="${(0.42 * light * (1 - 0.5 * depth)).toFixed(3)}"/>`
  }).join('')
}

const birds = (moment: number) =>
  [0, 1, 2, 3]
    .map((i) => {
      const x = 1180 - (((moment + 0.15) % 1) * 1700 - 420) + i * 34
      const y = 118 + i * 13 + wave(moment, 1, i * 0.1) * 9
      const flap = wave(moment, 18, i * 0.21) * 6
      return `<path d="M${x - 11},${y - flap} Q${x - 4},${y - 3} ${x},${y} Q${x + 4},${y - 3} ${x + 11},${y - flap}" stroke="#04222d" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
    })
    .join('')

/** The dock, with the lamp of the ramp and who sends the boats off. */
function dock(moment: number): string {
  const glow = 0.82 + 0.08 * wave(moment, 3) + 0.05 * wave(moment, 7)
  const arm = -58 + 16 * wave(moment, 4)
  return `<g>
    <circle cx="1306" cy="330" r="150" fill="url(#lamp)" opacity="${glow}"/>
    <path d="M1098,532 L1440,506 V530 L1098,552Z" fill="#031a22"/>
    <path d="M1098,552 L1440,530 V540 L1098,560Z" fill="#02141b"/>
    ${[1112, 1196, 1284, 1376].map((x, i) => `<path d="M${x},${534 - i * 6} h13 V600 h-13Z" fill="#02141b"/>`).join('')}
    <path d="M1302,522 V338 h8 V522Z" fill="#02141b"/><path d="M1288,338 q18,-24 36,0Z" fill="#02141b"/>
    <ellipse cx="1306" cy="341" rx="13" ry="6" fill="#fff1c9"/>
    <g transform="translate(1206 525)" fill="#02141b">
      <circle cx="0" cy="-96" r="10.5"/><path d="M-13,-99 h30 l-4,-6 q-10,-9 -20,0Z"/>
      <path d="M-14,-84 q14,-8 28,0 l3,44 h-6 l-1,40 h-8 l-2,-36 -3,36 h-8 l-1,-40 h-5Z"/>
      <g transform="translate(-11 -78) rotate(${arm})"><path d="M0,-5 h-44 a5,5 0 0 0 0,10 h44Z"/><path d="M-46,-3 l-4,-30 24,7 -18,9Z" fill="${sun}"/></g>
    </g></g>`
}

const scene = (
  moment: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset=".55" stop-color="#0b5a73"/><stop offset="1" stop-color="#5fa3a6"/></linearGradient>
    <radialGradient id="dawn" cx="${SUN.x}" cy="${HORIZON}" r="520" gradientUnits="userSpaceOnUse" gradientTransform="translate(0 ${HORIZON * 0.42}) scale(1 .58)"><stop offset="0" stop-color="#fff0cf" stop-opacity=".98"/><stop offset=".3" stop-color="#ffd79a" stop-opacity=".85"/><stop offset=".62" stop-color="#f6c7a0" stop-opacity=".42"/><stop offset="1" stop-color="#bcd2c4" stop-opacity="0"/></radialGradient>
    <linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c6d80"/><stop offset=".35" stop-color="#0a4d63"/><stop offset="1" stop-color="#052a38"/></linearGradient>
    <radialGradient id="shine" cx="${SUN.x}" cy="${HORIZON}" r="470" gradientUnits="userSpaceOnUse" gradientTransform="translate(0 ${HORIZON * 0.52}) scale(1 .48)"><stop offset="0" stop-color="#ffe0a8" stop-opacity=".75"/><stop offset=".5" stop-color="#9fcdc6" stop-opacity=".28"/><stop offset="1" stop-color="#4aa0ae" stop-opacity="0"/></radialGradient>
    <radialGradient id="lamp"><stop offset="0" stop-color="#fff1c9" stop-opacity=".9"/><stop offset=".16" stop-color="#ffdd93" stop-opacity=".45"/><stop offset="1" stop-color="#ffc765" stop-opacity="0"/></radialGradient>
    <linearGradient id="wake" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${foam}" stop-opacity=".75"/><stop offset="1" stop-color="${foam}" stop-opacity="0"/></linearGradient>
  </defs>
  <rect width="${WIDTH}" height="${HORIZON}" fill="url(#sky)"/><rect width="${WIDTH}" height="${HORIZON}" fill="url(#dawn)"/>
  <circle cx="${SUN.x}" cy="${HORIZON}" r="${SUN.radius + 10 + 3 * wave(moment, 1)}" fill="#ffe7b5" opacity=".5"/>
  <circle cx="${SUN.x}" cy="${HORIZON}" r="${SUN.radius}" fill="${sun}"/>
  <path d="${shore(46, 9, 3)}" fill="#12566a"/><path d="${shore(22, 11, 8)}" fill="#062f3d"/>
  <rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#lake)"/>
  <rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="url(#shine)"/>
  ${LINES.map(({ y, width, thick, fill }, i) => {
    const length = width + 12 * wave(moment, 2, i * 0.23)
    const left = SUN.x - LINES[0]!.width / 2 + 4 * wave(moment, 1, i * 0.31)
    return `<path d="M${left},${HORIZON + y} h${length} l-${thick * 0.9},${thick} h-${length - thick * 0.9}Z" fill="${fill}" opacity=".92"/>`
  }).join('')}
  ${glitter(moment)}${birds(moment)}${BOATS.map((one) => boat(moment, one)).join('')}${dock(moment)}
</svg>`

const look = process.argv.indexOf('--look')
const browser = await chromium.launch({ executablePath: await findHeadlessShell(), args: chromiumFlags })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
await page.setContent('<body style="margin:0"></body>')

async function picture(moment: number): Promise<Buffer> {
  await page.evaluate((svg) => {
    document.body.innerHTML = svg
  }, scene(moment))
  return page.screenshot({ type: 'png' })
}

if (look > 0) {
  writeFileSync('look.png', await picture(Number(process.argv[look + 1]) / SECONDS))
} else {
  const frames = join(throwawayFolder(), 'ramplight-film')
  mkdirSync(frames, { recursive: true })
  for (let n = 0; n < SECONDS * PER_SECOND; n++)
    writeFileSync(join(frames, `${String(n).padStart(4, '0')}.png`), await picture(n / (SECONDS * PER_SECOND)))
  const film = ['-y', '-loglevel', 'error', '-framerate', String(PER_SECOND), '-i', join(frames, '%04d.png'), '-pix_fmt', 'yuv420p']
  const films = [
    ['ramp.webm', '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2'],
    ['ramp.mp4', '-c:v', 'libx264', '-crf', '29', '-preset', 'slower', '-movflags', '+faststart'],
    ['ramp.webp', '-frames:v', '1', '-c:v', 'libwebp', '-quality', '72'],
  ] as const
  for (const [name, ...how] of films) {
    const { status, stderr } = spawnSync('ffmpeg', [...film, ...how, join(target, name)], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`ffmpeg could not make ${name}: ${stderr}`)
  }
}
await browser.close()
