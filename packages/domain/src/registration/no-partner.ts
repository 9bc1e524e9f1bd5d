/** What lists write where a partner is missing, or where somebody fishes alone. */
const NOBODY =
  /^(?:tbd|tba|t\.b\.[da]\.|n\/?a|n\.a\.|none|null|nil|no|nobody|no one|no partner|without partner|solo|single|alone|myself|open|unknown|later|looking|needs?(?: a)? partner|looking for(?: a)? partner|same|partner|[-–—?.*/_x\s]+)$/i

/** Whether a name is none: `TBD`, `N/A`, `-`, in one cell or in two. */
export const isNobody = (...parts: readonly string[]): boolean => {
  const written = parts.map((part) => part.replace(/^[([\s]+|[)\]\s]+$/g, '')).filter(Boolean)
  return written.length > 0 && (written.every((part) => NOBODY.test(part)) || NOBODY.test(written.join(' ')))
}

const WITH_SLASH = /(?<!\p{L})n\/a(?!\p{L})/giu

/** A text whose `N/A` is written without the slash, which elsewhere stands between two people. */
export const withoutSlash = (text: string): string => text.replace(WITH_SLASH, 'none')
