import type { Paper } from '../paper.ts'
import { paperPdf } from './paper-pdf.ts'
import { readPictures } from './read-pictures.ts'

/** The file of a sheet, with its pictures. The library for PDFs is fetched with the first one. */
export const makePdf = async (paper: Paper, more?: { opensPrint?: boolean }): Promise<Blob> =>
  paperPdf(paper, await readPictures(paper.sponsors ?? {}), more)
