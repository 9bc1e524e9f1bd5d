/** The longest question that somebody asks a director from a public page, and the longest name of who asks it. */
export const LONGEST_QUESTION = 2000
export const LONGEST_NAME = 120
