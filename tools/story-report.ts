/** What `npm test` keeps of a run of the browser stories: how many passed, what failed, the slowest stories. */
export type StoryReport = { passed: number; failed: number; failures: string[]; slowest: { file: string; seconds: number }[] }

type Spec = { file: string; title: string; ok: boolean; tests: { results: { duration: number }[] }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
/** The parts of the JSON of Playwright that are read here; durations are milliseconds. */
export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

const SLOWEST = 10

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)]
const nameOf = ({ file, title }: Spec): string => `${file} › ${title}`

export function storyReport({ stats, suites }: PlaywrightReport): StoryReport {
  const specs = suites.flatMap(specsIn)
  const took = ({ tests }: Spec) => tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: specs.filter(({ ok }) => !ok).map(nameOf),
    slowest: specs
      .map((spec) => ({ file: nameOf(spec), seconds: Math.round(took(spec) / 1000) }))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST),
  }
}
