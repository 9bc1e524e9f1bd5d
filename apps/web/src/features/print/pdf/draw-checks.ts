import type { jsPDF } from 'jspdf'
import type { PaperCheck } from '../paper.ts'
import { plainLetters } from './plain-letters.ts'

/**
 * Where a voucher check on letter paper has its fields, in millimeters: the check in the upper third, two stubs below. The paper brings
 * its lines, its bank and the row that a machine reads; nothing is printed there.
 */
const DATE = { x: 178, y: 25 }
const PAYEE = { x: 26, y: 36, width: 138 }
const AMOUNT = { x: 203, y: 36 }
const WORDS = { x: 14, y: 45, width: 150 }
const MEMO = { x: 22, y: 67, width: 85 }
const STUBS = [89, 178] as const
const STUB = { left: 14, right: 202, most: 12 }

/** Fills in a page of check paper for each. */
export function drawChecks(doc: jsPDF, checks: readonly PaperCheck[]): void {
  checks.forEach((check, index) => {
    if (index > 0) doc.addPage()
    drawCheck(doc, check)
    for (const top of STUBS) drawStub(doc, check, top)
  })
}

function write(doc: jsPDF, words: string, x: number, y: number, { width, end = false, bold = false, size = 11 }: Look = {}): void {
  doc
    .setFont('helvetica', bold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor('#000000')
  const plain = plainLetters(words)
  const [line = ''] = width ? (doc.splitTextToSize(plain, width) as string[]) : [plain]
  doc.text(line, x, y, { align: end ? 'right' : 'left' })
}
type Look = { width?: number; end?: boolean; bold?: boolean; size?: number }

function drawCheck(doc: jsPDF, { day, payee, amount, words, memo }: PaperCheck): void {
  write(doc, day, DATE.x, DATE.y)
  write(doc, payee, PAYEE.x, PAYEE.y, { width: PAYEE.width })
  // Stars leave no room for another digit.
  write(doc, `**${amount}`, AMOUNT.x, AMOUNT.y, { end: true })
  write(doc, filled(doc, words), WORDS.x, WORDS.y)
  write(doc, memo, MEMO.x, MEMO.y, { width: MEMO.width, size: 9 })
}

/** With stars to the end of the line: nothing can be written behind it. */
function filled(doc: jsPDF, words: string): string {
  doc.setFont('helvetica', 'normal').setFontSize(11)
  const stars = Math.floor((WORDS.width - doc.getTextWidth(`${words} `)) / doc.getTextWidth('*'))
  return `${words} ${'*'.repeat(Math.max(0, stars))}`
}

function drawStub(doc: jsPDF, { number, day, payee, amount, memo, lines }: PaperCheck, top: number): void {
  const { left, right, most } = STUB
  write(doc, payee, left, top + 12, { bold: true, width: 120 })
  write(doc, [number, day].filter(Boolean).join(' · '), right, top + 12, { end: true })
  write(doc, memo, left, top + 18, { width: 180, size: 9 })
  lines.slice(0, most).forEach((line, index) => {
    write(doc, line.label, left, top + 26 + index * 4.5, { width: 150, size: 9 })
    write(doc, line.amount, right, top + 26 + index * 4.5, { end: true, size: 9 })
  })
  write(doc, amount, right, top + 82, { end: true, bold: true })
}
