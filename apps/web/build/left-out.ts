/** Stands for what the library for PDFs would fetch to draw HTML: no sheet is made that way, and each is a few hundred kilobytes. */
export default null
