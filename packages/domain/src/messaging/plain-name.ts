/** `evil.com`, `http://…`, `me@lake`: what a mail program makes a link of. A point is fine in `J.R. Smith` and `St. Jude`. */
const LINK = /:\/\/|@|\.(?=[\p{L}\p{N}]{2})/gu
const LETTER = /\p{L}/u
const NO_NAME = /[^\p{L}\p{M}\p{N} .,'’()&#/-]/gu

/** How long a name may be in a letter. */
export const LONGEST_NAME = 60

/** Is this a person's name, and not a text or a link? */
export const isName = (text: string): boolean => LETTER.test(text) && text.length <= LONGEST_NAME && plainName(text) === text.trim()

/**
 * A name that somebody typed, as a letter to somebody else may carry it: no link, no line break, never long. Whoever can make the
 * product write to strangers does not decide what it says.
 */
export const plainName = (text: string): string =>
  text.replace(LINK, ' ').replace(NO_NAME, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim()
