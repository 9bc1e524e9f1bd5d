/** The words of mails that programs send by name (3 §7). `{{name}}` is a value that comes with the mail. */
const TEMPLATES = {
  plain: '{{message}}',
  registration: 'Hello {{recipFirstName}},\n\nyou’re entered in {{tournament}}.\n\n{{message}}',
  receipt: 'Hello {{recipFirstName}},\n\nwe received your payment of {{amount}} for {{tournament}}.\n\n{{message}}',
} as const

export type MailTemplate = keyof typeof TEMPLATES

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(TEMPLATES, name)

type Values = Readonly<Record<string, unknown>>

/** Puts values where `{{name}}` stands. What is no text or number, or is not there, leaves nothing behind. */
export const filledIn = (words: string, values: Values): string =>
  words
    .replace(/\{\{\s*(\w{1,60})\s*\}\}/g, (_whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : ''
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    })
    .trim()

/** A template with its values. */
export const mailWords = (template: MailTemplate, values: Values): string => filledIn(TEMPLATES[template], values)

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The words of an HTML text, its paragraphs apart. Tags go, whatever they are: our mails are built from words, and what a program sends
 * never reaches a mailbox as code.
 */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<(script|style|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|h[1-6]|table|ul|ol|blockquote)\s*>/gi, '\n\n')
    .replace(/<\/(li|tr)\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w{2,5});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
