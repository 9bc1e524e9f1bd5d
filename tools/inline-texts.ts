import { parseSync } from 'vite'

type Node = { type: string; start: number; [field: string]: unknown }

/** Attributes and fields whose value somebody reads or hears. */
const READ =
  /^(label|title|text|description|placeholder|aria-label|aria-description|alt|note|none|failed|safe|what|word|meta|confirmLabel|cancelLabel|retryLabel|loadingLabel)$/
/** Values that no reader sees as they are: addresses, classes, shapes. */
const UNREAD = /^(className|style|width|d|viewBox|href|id|key|src|rel|type|name|autoComplete|sandbox|aria-keyshortcuts|data-.*)$/
const ASKS_THE_BROWSER = /^(matchMedia|querySelector|querySelectorAll|matches|closest)$/
/** Values of the contract, written as it writes them; the screen says them through a catalogue. */
const OF_THE_CONTRACT = new Set([
  'In Progress',
  'System Admin',
  'By Position',
  'Points Plus Weight',
  'By Weight',
  'Per Minute',
  'In Person Only',
  'Last Based Weight',
  'Main Pot Payout',
  'Big Fish Pot Payout',
  'Side Pot Payout',
  'Period Payout',
  'Processing Fees',
  'Entry Fee',
  'Membership',
  'tournament search',
])

/** Words that are values: of the contract, keys, and what a text is asked by (`{sign, select, …}`). */
const CODES = new Set(
  [
    'Draft Active Scheduled Open Closed Completed Paid Pending Online Before After Between Custom Once Default Freshwater',
    'Director Angler Team Bad Acceptable Great Location Landing Street City State Zip',
    'Enter Esc Tab Shift Arrow English plus minus Bearer',
  ].flatMap((words) => words.split(' ')),
)

/** `TX` is the same everywhere. */
const LETTERS = /^(?![A-Z]{2}$).*\p{L}{2,}/su
const SENTENCE = /\p{L}{2,}[,.:;!?]? \p{L}/u
/** `Voided`, `Sending…`: a word that begins a line of a screen. */
const ONE_WORD = /^\p{Lu}\p{Ll}+[.…!?:]*$/u
/** The `Boat ` of `Boat ${number}`, the ` dead` of `${count} dead`. */
const BESIDE_A_VALUE = /^\p{Lu}\p{Ll}+:? $|^,? \p{L}{2,}[.…!?:]*$|^,? \p{L}{2,}:? $/u

/** `[role="menu"], dialog`, `label, .rl-card`: a selector. */
const SELECTOR = /\[[a-z-]+[=\]]|, \.[a-z]/

/** Is it read? `values`: an object whose values are, whatever their names. */
type Reading = boolean | 'values'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '')

/**
 * Texts that stand in the code of a screen instead of a catalogue, and texts and labels that are asked for while a module loads, when
 * their words are not there yet.
 */
export function inlineTexts(file: string, source: string): string[] {
  const found: string[] = []
  const lineOf = (node: Node) => source.slice(0, node.start).split('\n').length
  const tell = (node: Node, text: string) => found.push(`${file}:${lineOf(node)}: “${text.trim().replace(/\s+/g, ' ').slice(0, 60)}”`)

  function walk(node: Node, isRead: Reading, inFunction: boolean): void {
    const text = textOf(node)
    if (text !== null && !OF_THE_CONTRACT.has(text) && !SELECTOR.test(text) && isText(node, text, isRead)) tell(node, text)
    if (node.type === 'CallExpression' && !inFunction) {
      if (isAsked(node.callee)) tell(node, 't() while the module loads')
      if (ASKS_FOR_A_LABEL.test(calledName(node.callee))) tell(node, 'a label while the module loads')
    }
    for (const [field, value] of Object.entries(node))
      for (const child of [value].flat()) {
        if (!isNode(child) || isSkipped(node, field, child)) continue
        walk(child, isReadIn(node, field, child, isRead), inFunction || /Function/.test(node.type))
      }
  }
  walk(parseSync(file, source).program as unknown as Node, false, false)
  return found
}

/** What is not certain to be read is a text by its looks. */
function isText(node: Node, text: string, isRead: Reading): boolean {
  if (CODES.has(text.trim()) && !(isRead && /^\p{Lu}/u.test(text))) return false
  if (isRead) return LETTERS.test(text)
  return SENTENCE.test(text) || (node.type === 'TemplateElement' ? BESIDE_A_VALUE : ONE_WORD).test(text)
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')) return String(node.value)
  if (node.type === 'TemplateElement') return String((node.value as { cooked: string }).cooked)
  return null
}

/** `labelOf('species', 'name')`, `declared.labelOf('name')`. */
const ASKS_FOR_A_LABEL = /^(labelOf|labelFor|givenLabel)$/

const isAsked = (callee: unknown): boolean =>
  isNode(callee) && (callee.type === 'Identifier' ? callee.name === 't' : isNode(callee.object) && callee.object.name === 't')

/** `matches` of `element.matches(…)`, `matchMedia` of `matchMedia(…)`. */
const calledName = (callee: unknown): string => (isNode(callee) ? nameOf(callee.property ?? callee) : '')
/** Only a developer reads the console. */
const isOfConsole = (callee: unknown): boolean => isNode(callee) && nameOf(callee.object) === 'console'

/** Imports, types, keys, addresses, and what only a developer reads. */
function isSkipped(node: Node, field: string, child: Node): boolean {
  if (/^(Import|Export.*From|ExportAll)/.test(node.type) && field === 'source') return true
  if (
    child.type.startsWith('TS') &&
    child.type !== 'TSAsExpression' &&
    child.type !== 'TSSatisfiesExpression' &&
    child.type !== 'TSNonNullExpression'
  )
    return true
  if (node.type === 'Property' && field === 'key') return true
  // What is compared is a code.
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) return true
  if (node.type === 'CallExpression' && isAsked(node.callee)) return child === [node.arguments].flat()[0]
  if (node.type === 'CallExpression' && (isOfConsole(node.callee) || ASKS_THE_BROWSER.test(calledName(node.callee))))
    return field === 'arguments'
  if (node.type === 'NewExpression' && calledName(node.callee).endsWith('Error')) return true
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Super') return field === 'arguments'
  return node.type === 'JSXAttribute' && UNREAD.test(nameOf(node.name))
}

/** `t('who', { name: 'You' })`: the values of a text are read, whatever they are called. */
const isAskedWith = (node: Node, field: string, child: Node): boolean =>
  node.type === 'CallExpression' && field === 'arguments' && isAsked(node.callee) && child.type === 'ObjectExpression'
/** The parts of a line: `[a, 'no fish'].filter(Boolean).join(' · ')`; without something between them they are none. */
const isJoined = (node: Node, field: string): boolean =>
  node.type === 'CallExpression' && field === 'callee' && [node.arguments].flat().length > 0 && calledName(node.callee) === 'join'

/** Text between tags, and the values of what is read; a condition inside is not. */
function isReadIn(node: Node, field: string, child: Node, isRead: Reading): Reading {
  if (isAskedWith(node, field, child)) return 'values'
  if (isJoined(node, field)) return true
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return field === 'children'
  if (node.type === 'JSXAttribute') return READ.test(nameOf(node.name))
  if (node.type === 'ObjectExpression') return isRead === 'values' && isRead
  if (node.type === 'Property') return isRead === 'values' || READ.test(nameOf(node.key))
  if (node.type === 'ConditionalExpression') return field !== 'test' && isRead
  if (node.type === 'LogicalExpression') return field === 'right' && isRead
  // What was handed on: `[…].filter(Boolean).join(…)`.
  if (node.type === 'CallExpression') return field === 'callee' && isRead
  if (node.type === 'MemberExpression') return field === 'object' && isRead
  if (/^(JSXExpressionContainer|TemplateLiteral|TSAsExpression|ArrayExpression)$/.test(node.type)) return isRead
  return false
}
