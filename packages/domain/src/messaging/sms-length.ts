/**
 * The alphabets and sizes of an SMS: 3GPP TS 23.038 section 6.2.1 (the GSM 7 bit default alphabet and its extension table) and TS 23.040
 * section 9.2.3.24.1 (a long message is sent in parts, each with 6 bytes that say which part it is).
 */
const GSM_7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** These are written with a mark before them, so they take two places. */
const GSM_7_EXTENSION = '\f^{}\\[~]|€'

const PLACES = { 'GSM-7': { alone: 160, inParts: 153 }, 'UCS-2': { alone: 70, inParts: 67 } }

export type SmsLength = {
  alphabet: keyof typeof PLACES
  /** What is paid for. */
  parts: number
  /** Places taken; a letter of the extension takes two, and so does most emoji. */
  places: number
  /** Places left in the last part. */
  left: number
}

const inGsm7 = (letter: string): boolean => GSM_7.includes(letter) || GSM_7_EXTENSION.includes(letter)

/** How long a text is as an SMS. One letter that the phone alphabet lacks makes the whole text cost more than twice as much. */
export function smsLength(text: string): SmsLength {
  const letters = [...text]
  const alphabet = letters.every(inGsm7) ? 'GSM-7' : 'UCS-2'
  const sizes = letters.map((letter) => (alphabet === 'GSM-7' ? (GSM_7_EXTENSION.includes(letter) ? 2 : 1) : letter.length))
  const places = sizes.reduce((sum, size) => sum + size, 0)
  const { alone, inParts } = PLACES[alphabet]
  if (places <= alone) return { alphabet, parts: places ? 1 : 0, places, left: alone - places }
  const room = { parts: 1, left: inParts }
  // A letter of two places is not cut in two.
  for (const size of sizes) {
    if (room.left < size) Object.assign(room, { parts: room.parts + 1, left: inParts })
    room.left -= size
  }
  return { alphabet, places, ...room }
}

/** What so many parts cost; `perPart` in thousandths of a cent, as providers write their prices. Rounded up to the cent. */
export const smsCost = (parts: number, perPart: number): number => Math.ceil((parts * perPart) / 1000)
