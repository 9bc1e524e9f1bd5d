import { frozen } from '../kernel/frozen.ts'
import { LONGEST_LINE } from './limits.ts'

/** How far the bytes of a scale have been read. Nothing of it depends on how they were cut into chunks. */
export type StreamReader = {
  /** What has come of the line that is not over yet. */
  readonly begun: string
  /** False until the first end of a line: what came before may be the rest of a line that nobody heard begin. */
  readonly isInStep: boolean
}

/** One line of a scale. `isWhole` false: it may have begun before anybody listened. */
export type StreamLine = { readonly text: string; readonly isWhole: boolean }

export const START_OF_STREAM: StreamReader = frozen<StreamReader>({ begun: '', isInStep: false })

/** STX, ETX, LF and CR end a line in every form of stream that scales speak. */
const ENDS: ReadonlySet<number> = new Set([0x02, 0x03, 0x0a, 0x0d])
/** Stands for a byte that is no character of a scale: no line with it is understood. */
const NOISE = '\uFFFD'

const characterOf = (byte: number): string => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : NOISE)

/** Bytes in, lines out. `delimiter`: one more character that ends a reading, where a scale uses one. */
export function readBytes(
  reader: StreamReader,
  bytes: Iterable<number>,
  delimiter?: string | null | undefined,
): { reader: StreamReader; lines: readonly StreamLine[] } {
  let { begun, isInStep } = reader
  const lines: StreamLine[] = []
  const own = delimiter?.charCodeAt(0)
  for (const byte of bytes) {
    if (ENDS.has(byte) || byte === own) {
      if (begun.trim() !== '') lines.push({ text: begun, isWhole: isInStep })
      begun = ''
      isInStep = true
      // One character more than a line may have: the line stays too long, and costs no memory.
    } else if (begun.length <= LONGEST_LINE) begun += characterOf(byte)
  }
  return { reader: { begun, isInStep }, lines }
}
