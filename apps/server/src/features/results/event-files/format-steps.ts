/** What lies in a file, by its path, before it is checked. */
export type FileTexts = ReadonlyMap<string, Buffer>

/** How files of the format before `to` become files of that format, in one sentence for who imports. */
export type FormatStep = { to: number; says: string; take: (files: FileTexts) => FileTexts }

/** One for each format since the first. A new format brings its step; none is ever taken out. */
export const FORMAT_STEPS: readonly FormatStep[] = []

/** The files in the newest format, and what was done to them on the way. */
export function broughtUpToDate(files: FileTexts, format: number, steps = FORMAT_STEPS): { files: FileTexts; done: string[] } {
  const needed = steps.filter(({ to }) => to > format).sort((a, b) => a.to - b.to)
  return { files: needed.reduce((now, { take }) => take(now), files), done: needed.map(({ says }) => says) }
}
