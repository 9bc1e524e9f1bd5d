/** Stands for what the library for PDFs would fetch to draw HTML: no sheet is made that way, and each is a few hundred kilobytes. */
// biome-ignore lint/style/noDefaultExport: the library asks for the default of each of them
export default null
