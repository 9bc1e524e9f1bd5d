/** A page of plain lines as a PDF: the first large, the others below. Latin letters only. */
export function onePagePdf([title = '', ...lines]: readonly string[]): Buffer {
  const shown = (text: string) => `(${text.replace(/[\\()]/g, (sign) => `\\${sign}`)}) Tj`
  const page = ['BT /F1 24 Tf 72 720 Td', shown(title), '/F1 12 Tf 0 -40 Td 18 TL', ...lines.map((line) => `${shown(line)} T*`), 'ET'].join(
    '\n',
  )
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.7\n'
  const starts = parts.map((part, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${part}\nendobj\n`
    return at
  })
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + end, 'latin1')
}
