type Text = string | null | undefined

/** What is known of a person's number, and of who wrote it. */
export type Numbered = {
  phone?: Text
  phoneProvenAt?: Text
  confirmed?: boolean | undefined
  director?: Text
  email?: Text
}

/** A number that its owner alone has written: nobody has typed the code that was sent to it, and nobody else has noted it. */
export const isUnprovenPhone = (one: Numbered): boolean => !!one.phone && !phoneCounts(one)

/**
 * Whether a number says who somebody is. Who signs in writes any number into their own record, so of them it counts once they have typed
 * the code that was sent to it. A line in a book has the number that whoever keeps the book has noted; a sign-up that nobody has
 * finished (an e-mail, and no director who made it) is no such line. The same in SQL: `at-number.ts` of the server.
 */
export const phoneCounts = ({ phone, phoneProvenAt, confirmed, director, email }: Numbered): boolean =>
  !!phone && (!!phoneProvenAt || (!confirmed && (!!director || !email)))
