/** So much of a message tells the cause. */
const MOST = 300

/**
 * What a report of a broken page may say: the cause, and nothing that a person typed or is called. Emails, addresses, ids, long
 * numbers and quoted text go; what is quoted and looks like the name of a property stays, because it tells the cause.
 */
export function scrubMessage(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .replace(/\b[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]')
    .replace(/\b(?:https?|blob|data):\S+/gi, (address) => address.match(/\/([\w.-]+\.(?:js|css))(?=[:?#)]|$)/)?.[1] ?? '[address]')
    .replace(/\b[0-9a-f]{24}\b/gi, '[id]')
    .replace(/(["“”`])(?:(?!\1)[^”]){1,}?["“”`]/g, '[text]')
    .replace(/'([^']*)'/g, (quoted, inside: string) => (/^[\w$.]{1,40}$/.test(inside) ? quoted : '[text]'))
    .replace(/\+?\d[\d\s().-]{5,}\d/g, '[number]')
    .replace(/\d{5,}/g, '[number]')
    .trim()
    .slice(0, MOST)
}

/** The pattern of an address: ids and all that is not a plain word of ours become `$id`. */
export const patternOf = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (/^[a-z-]{0,24}$/.test(part) || /^\$\w+$/.test(part) ? part : '$id'))
    .join('/')
    .slice(0, 200)
