import { checkDocuments } from '@ramplight/domain/content/check-documents'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CheckedPaper } from '#features/content/documents/index.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { fetchFile } from '#platform/files/open-file.ts'
import { saveZip } from '#platform/zip-file.ts'
import { filesOf, takeOutDocuments } from './take-out-documents.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn(async () => ({ path: '/uploads/list.xlsx' })) }))
vi.mock('#platform/files/open-file.ts', async (original) => ({ ...(await original<object>()), fetchFile: vi.fn() }))
vi.mock('#platform/zip-file.ts', async (original) => ({ ...(await original<object>()), saveZip: vi.fn() }))

const NAMES: Record<string, string> = { lily: 'Lily Reyes', lily2: 'Lily Reyes', tom: 'Tom Tran', ty: 'Ty Tran' }
const paper = (user: string, more: object = {}): CheckedPaper => ({
  ...{ label: 'Boat/Insurance', user, dateUploaded: '2027-05-20T10:00:00.000Z', isAsked: true, isWaiting: false, hasFile: true },
  document: { path: `/uploads/${user}.pdf`, dateUploaded: '2027-05-20T10:00:00.000Z' } as never,
  ...more,
})
const checks = checkDocuments(
  Object.keys(NAMES),
  [paper('lily'), paper('lily2'), paper('tom'), paper('ty', { isWaiting: true })],
  '2027-06-12',
)
const takeOut = () => takeOutDocuments({ tournament: 'Lake Fork: Open', checks, nameOf: (user) => NAMES[user]!, onProgress: () => {} })

beforeEach(() => {
  vi.mocked(saveZip).mockReset()
  vi.mocked(fetchFile).mockReset()
})

test('an archive has a folder for each document, a file for each angler, and a list of who has none', async () => {
  vi.mocked(fetchFile).mockImplementation(async (path) => {
    if (path.includes('tom')) throw CallError.of(404, { code: 'record.not-found', message: '' })
    return new Blob([path], { type: path.endsWith('xlsx') ? 'application/sheet' : 'application/pdf' })
  })
  expect(filesOf(checks)).toBe(3)
  expect(await takeOut()).toEqual({ name: 'Lake Fork Open documents.zip', files: 2, left: 1 })
  const [name, bytes] = vi.mocked(saveZip).mock.calls[0]!
  const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([file, content]) => [file, strFromU8(content)]))
  expect(name).toBe('Lake Fork Open documents.zip')
  expect(files).toEqual({
    'Boat Insurance/Lily Reyes.pdf': '/uploads/lily.pdf',
    'Boat Insurance/Lily Reyes 2.pdf': '/uploads/lily2.pdf',
    'Document status.xlsx': '/uploads/list.xlsx',
  })
  const { rows } = (vi.mocked(call).mock.calls[0]![1] as unknown as { body: { rows: string[][] } }).body
  expect(rows.map(([who, , state, , file]) => [who, state, file])).toEqual([
    ['Lily Reyes', 'Submitted', 'Boat Insurance/Lily Reyes.pdf'],
    ['Lily Reyes', 'Submitted', 'Boat Insurance/Lily Reyes 2.pdf'],
    ['Tom Tran', 'File can’t be opened', ''],
    ['Ty Tran', 'Missing', ''],
  ])
})

test('without a network in the middle there is no archive, not half of one', async () => {
  vi.mocked(fetchFile)
    .mockResolvedValueOnce(new Blob(['one'], { type: 'application/pdf' }))
    .mockRejectedValue(CallError.offline())
  await expect(takeOut()).rejects.toThrow()
  expect(saveZip).not.toHaveBeenCalled()
})
