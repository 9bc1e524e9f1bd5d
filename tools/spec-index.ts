import { parseSync } from 'vite'

/** A file and what stands in it. */
export type Source = { path: string; text: string }
/** `tests`: the files that show it, where no test names the rule; none, where nothing shows it yet. */
export type Rule = { says: string; tests?: string[] }
/** One table of docs/spec. */
export type RuleGroup = { title: string; about: string; rules: Record<string, string | Rule> }
/** The files that name an id, and those that only span it, as `W1–W13` does. */
type Citers = { named: Set<string>; spanned: Set<string> }
export type Citations = Map<string, Citers>

/** `A61`, `W6`, `3 §9`, `decisions 9`, `ux 4.2`; the letters are those of the tables, and I of docs/algorithms/sync.md. */
const ID = /\bA\d{2}\b|\b[BDFGIMNPRSTUW]\d{1,2}\b|\b[123] §\d+\b|\bdecisions \d{1,2}\b|\bux \d+\.\d+\b/g
const SPAN = /\b([A-Z])(\d{1,2})(?:–| to )\1(\d{1,2})\b/g
/** What nobody can look up here: a section without its document, a section of a page that is not ours, a design. */
const FOREIGN = /(?<!\b[123] )§ ?\d[\d.]*|\b[\w-]+\.md §? ?\d[\d.]*|\b(?:of|in) the design\b/g
const DECISION = /\b[Dd]ecisions?[ /](\d{4})\b/g
/** What stands in backticks is a sample: `T7` is a shared seventh place. */
const SAMPLE = /`[^`\n]*`/g
/** Ids that are data: the rule of a step that explains a figure, the rule that a case is about. */
const RULE_OF_STEP = /'([BDFGMNPRSTUW]\d{1,2})'/g
const RULE_OF_CASE = /"rule": "([A-Z]\d{1,2})"/g

/** There a letter and a number mean something else: the promises of the model, the goals of docs/quality.md. */
const OWN_NUMBERS = /^(apps\/sync-test|bench)\/|^docs\/quality\.md$/
const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/(fixtures|testing)\/|^apps\/(e2e|sync-test)\//.test(path)
const isPage = (path: string) => path.endsWith('.md')

/** What people read in a file: the comments of code, a page without its samples. */
function proseOf({ path, text }: Source): string {
  if (path.endsWith('.json')) return ''
  const prose = isPage(path) ? text.replace(/^```[\s\S]*?^```/gm, '') : commentsOf(path, text)
  return prose.replace(SAMPLE, '')
}

const commentsOf = (path: string, text: string): string =>
  parseSync(path, text)
    .comments.map(({ value }) => value)
    .join('\n')

const groups = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group]) => group!)
const isId = (path: string) => (id: string) => !OWN_NUMBERS.test(path) || /^(A\d{2}|I\d+|.*[ §].*)$/.test(id)

function namedIn(source: Source, prose: string): string[] {
  const { path, text } = source
  const asData = path.endsWith('.json')
    ? groups(text, RULE_OF_CASE)
    : /^packages\/domain\/.*\.ts$/.test(path)
      ? groups(text, RULE_OF_STEP)
      : []
  return [...(prose.replace(SPAN, '').match(ID) ?? []), ...asData].filter(isId(path))
}

const spannedIn = (prose: string): string[] =>
  [...prose.matchAll(SPAN)].flatMap(([, letter, first, last]) =>
    Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, n) => `${letter}${Number(first) + n}`),
  )

/** Every id, and the files that cite it. */
export function citations(sources: readonly Source[]): Citations {
  const found: Citations = new Map()
  const citers = (id: string) => found.get(id) ?? found.set(id, { named: new Set(), spanned: new Set() }).get(id)!
  for (const source of sources) {
    const prose = proseOf(source)
    for (const id of namedIn(source, prose)) citers(id).named.add(source.path)
    for (const id of spannedIn(prose).filter(isId(source.path))) citers(id).spanned.add(source.path)
  }
  return found
}

const filesOf = (citers: Citers | undefined, wanted: (path: string) => boolean): string[] => {
  const [named, spanned] = [citers?.named, citers?.spanned].map((paths) => [...(paths ?? [])].filter(wanted))
  return (named!.length ? named! : spanned!).sort()
}

/** The code that a rule is done in. */
export const codeOf = (id: string, cited: Citations): string[] => filesOf(cited.get(id), (path) => !isTest(path) && !isPage(path))

/** The tests of a rule: those that name it, else those that its line names, else those beside its code. */
export function testsOf(id: string, rule: string | Rule, cited: Citations, paths: ReadonlySet<string>): string[] {
  const naming = filesOf(cited.get(id), isTest)
  if (naming.length) return naming
  if (typeof rule !== 'string' && rule.tests) return rule.tests
  return codeOf(id, cited)
    .flatMap((path) => [path.replace(/\.tsx?$/, '.test.ts'), path.replace(/\.tsx?$/, '.test.tsx')])
    .filter((path) => paths.has(path))
}

/** `elsewhere`: ids that another page explains. `decisions`: the numbers of docs/decisions. */
export type Known = { groups: readonly RuleGroup[]; elsewhere: readonly string[]; decisions: readonly string[] }

/** What is cited and not known, cited in a form that leads nowhere, or told and done nowhere. */
export function specProblems(sources: readonly Source[], { groups: tables, elsewhere, decisions }: Known): string[] {
  const cited = citations(sources)
  const paths = new Set(sources.map(({ path }) => path))
  const rules = tables.flatMap((group) => Object.entries(group.rules))
  const known = new Set([...rules.map(([id]) => id), ...elsewhere])
  const unknown = [...cited].flatMap(([id, { named, spanned }]) =>
    known.has(id) ? [] : [...new Set([...named, ...spanned])].map((path) => `${path} cites ${id}, which docs/spec does not tell`),
  )
  const adrift = sources.flatMap((source) => {
    const prose = proseOf(source)
    const pages = groups(prose, DECISION).filter((page) => !decisions.includes(page))
    return [
      ...(prose.match(FOREIGN) ?? []).map((form) => `${source.path} cites “${form.trim()}”, which nobody can look up here`),
      ...pages.map((page) => `${source.path} cites decision ${page}, which is no page of docs/decisions`),
    ]
  })
  const orphans = rules
    .filter(([id]) => !codeOf(id, cited).length)
    .map(([id]) => `no code cites ${id}: take it out of docs/spec, or say where it is done`)
  const lost = rules.flatMap(([id, rule]) =>
    (typeof rule === 'string' ? [] : (rule.tests ?? []))
      .filter((path) => !paths.has(path))
      .map((path) => `${id} names the test ${path}, which is not there`),
  )
  const untested = rules
    .filter(([id, rule]) => !testsOf(id, rule, cited, paths).length)
    .map(([id]) => `no test shows ${id}: name it in one, or list the tests in its line`)
  return [...unknown, ...adrift, ...orphans, ...lost, ...untested]
}

const shortName = (path: string) => path.split('/').slice(-2).join('/')
/** Files as a page of docs/spec links them. */
export const fileLinks = (paths: readonly string[]) => paths.map((path) => `[${shortName(path)}](../../${path})`).join(', ')
const links = (paths: readonly string[]) => fileLinks(paths) || 'none yet'

/** The page of tables: sentences by hand, files by what cites them. */
export function specPage(sources: readonly Source[], tables: readonly RuleGroup[]): string {
  const cited = citations(sources)
  const paths = new Set(sources.map(({ path }) => path))
  const row = ([id, rule]: [string, string | Rule]) =>
    `| ${id} | ${typeof rule === 'string' ? rule : rule.says} | ${links(codeOf(id, cited))} | ${links(testsOf(id, rule, cited, paths))} |`
  const table = ({ title, about, rules }: RuleGroup) =>
    `## ${title}\n\n${about}.\n\n| | What it says | Code | Tests |\n|---|---|---|---|\n${Object.entries(rules).map(row).join('\n')}\n`
  return `# Rules that code cites\n\nGenerated by \`npm run spec\`; the sentences stand in \`docs/spec/rules.json\`.\n\n${tables.map(table).join('\n')}`
}
