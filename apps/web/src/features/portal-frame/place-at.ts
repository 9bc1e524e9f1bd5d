/**
 * Which of the places of a portal somebody is at: the nearest one above, so that a place below another one is not both. The home of a
 * portal is current only on itself.
 */
export function placeAt(pathname: string, places: readonly { href: string }[], home: string): string | undefined {
  const isAt = (href: string) => pathname === href || pathname === `${href}/` || (href !== home && pathname.startsWith(`${href}/`))
  return places
    .map(({ href }) => href)
    .filter(isAt)
    .toSorted((a, b) => b.length - a.length)[0]
}
