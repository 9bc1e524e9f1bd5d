/** No scale writes a longer line. What is longer is noise, and is let go at its end. */
export const LONGEST_LINE = 60
/** Lines that are kept beside a weight as its proof. */
export const KEPT_LINES = 12
