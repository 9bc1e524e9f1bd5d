import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readListFile } from './read-list-file.ts'

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as Excel writes it: a hidden sheet before the shown one, shared and inline texts, a gap. */
const workbook = () =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook ${NS} xmlns:r="${REL}"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Roster" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst ${NS}><si><t>Angler</t></si><si><r><t>Ray </t></r><r><t>Hall</t></r></si></sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${NS}><sheetData/></worksheet>`),
    'xl/worksheets/sheet2.xml': strToU8(
      `<worksheet ${NS}><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Paid</t></is></c></row>` +
        `<row r="2"/><row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>9725550101</v></c><c r="C3"><v>85</v></c></row></sheetData></worksheet>`,
    ),
  })

const read = (bytes: Uint8Array<ArrayBuffer>, name: string) => readListFile(new File([bytes], name))

test('an Excel file is read as its first shown sheet, cell for cell', async () => {
  expect(await read(workbook() as Uint8Array<ArrayBuffer>, 'roster.xlsx')).toEqual({
    table: [
      ['Angler', '', 'Paid'],
      ['Ray Hall', '9725550101', '85'],
    ],
  })
})

test('a zip that is no workbook, and an Excel file of before 2007, say what to do', async () => {
  const zip = zipSync({ 'a.txt': strToU8('hi') }) as Uint8Array<ArrayBuffer>
  expect(await read(zip, 'a.xlsx')).toEqual({ problem: expect.stringMatching(/can’t be read as a list/) })
  expect(await read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'a.xls')).toEqual({ problem: expect.stringMatching(/old Excel file/) })
})
