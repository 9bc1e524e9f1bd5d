import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { documentCalls } from '@ramplight/contract/content/documents'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { forgetPapers, papersOf } from './paper-store.ts'
import { uploadFile } from './upload-file.ts'
import { keepForLater, sendWaitingPapers, throwAway } from './waiting-papers.ts'

const session = vi.hoisted(() => ({ user: { _id: 'lily' }, acting: null as object | null }))
vi.mock('../call.ts', () => ({ call: vi.fn(async () => ({})) }))
vi.mock('../session.ts', () => ({ currentSession: () => session, onSessionChange: () => () => {} }))
vi.mock('./upload-file.ts', () => ({
  uploadFile: vi.fn(async (_: Blob, { id }: { id: string }) => ({ path: `/uploads/${id}`, name: 'x' })),
}))

vi.stubGlobal('crypto', webcrypto)

const paper = (words = 'licence', name = 'licence.pdf') => new File([words], name, { type: 'application/pdf' })
const sent = () => vi.mocked(uploadFile).mock.calls.map(([, { id }]) => id)
beforeEach(() => {
  forgetPapers('lily')
  forgetPapers('tom')
  session.user._id = 'lily'
  session.acting = null
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({} as never)
  vi.mocked(uploadFile).mockClear()
})

test('what was chosen without a signal is there after the tab was closed, goes out once, and is gone then', async () => {
  await keepForLater(paper(), { asked: 'd1' }, 'Licence')
  await keepForLater(paper('insurance'), { tour: 't1' }, 'Insurance')
  vi.mocked(uploadFile).mockRejectedValueOnce(CallError.offline())
  expect(await sendWaitingPapers()).toBe(0)
  const [first, second] = await papersOf('lily')
  expect(await sendWaitingPapers()).toBe(2)
  // The attempt that broke off and the next one are one upload.
  expect(sent()).toEqual([first!.upload, first!.upload, second!.upload])
  expect(vi.mocked(call).mock.calls).toEqual([
    [documentCalls.update, { params: { id: 'd1' }, body: { path: `/uploads/${first!.upload}` } }],
    [documentCalls.create, { body: { _id: second!.record, label: 'Insurance', path: `/uploads/${second!.upload}`, tour: 't1' } }],
  ])
  expect(await papersOf('lily')).toEqual([])
})

test('the same file for the same question counts once, under whatever name; for another question it is another one', async () => {
  await keepForLater(paper(), { asked: 'd1' }, 'Licence')
  const [kept] = await papersOf('lily')
  await keepForLater(paper('licence', 'copy.pdf'), { asked: 'd1' }, 'Licence')
  await keepForLater(paper(), { asked: 'd2' }, 'Waiver')
  expect((await papersOf('lily')).map(({ upload, name }) => [upload === kept!.upload, name])).toEqual([
    [true, 'licence.pdf'],
    [false, 'licence.pdf'],
  ])
})

test('what the server refuses stays and says why, and does not hold up the next; it is tried again when somebody asks', async () => {
  await keepForLater(paper(), { asked: 'd1' }, 'Licence')
  await keepForLater(paper('waiver'), { asked: 'd2' }, 'Waiver')
  vi.mocked(call).mockRejectedValueOnce(new CallError(404, 'record.not-found', 'It is not there any more.'))
  expect(await sendWaitingPapers()).toBe(1)
  expect(await papersOf('lily')).toMatchObject([{ refused: 'It is not there any more.', goesTo: { asked: 'd1' } }])
  expect([await sendWaitingPapers(), await sendWaitingPapers({ again: true })]).toEqual([0, 1])
})

test('who signs in while a paper is on its way hands in nothing of the one before; it goes on at their own next login', async () => {
  await keepForLater(paper(), { asked: 'd1' }, 'Licence')
  await keepForLater(paper('insurance'), { tour: 't1' }, 'Insurance')
  const [first] = await papersOf('lily')
  vi.mocked(uploadFile).mockImplementationOnce(async (_, { id }) => {
    session.user._id = 'tom'
    return { path: `/uploads/${id}`, name: 'x' } as never
  })
  expect([await sendWaitingPapers(), await sendWaitingPapers()]).toEqual([0, 0])
  expect(vi.mocked(call)).not.toHaveBeenCalled()
  expect(sent()).toEqual([first!.upload])
  expect(await papersOf('lily')).toMatchObject([{ refused: null }, { refused: null }])
  session.user._id = 'lily'
  expect(await sendWaitingPapers()).toBe(2)
})

test('nobody else sees or sends them, and who acts as somebody keeps none here', async () => {
  await keepForLater(paper(), { asked: 'd1' }, 'Licence')
  session.user._id = 'tom'
  expect([await papersOf('tom'), await sendWaitingPapers()]).toEqual([[], 0])
  session.user._id = 'lily'
  session.acting = {}
  expect(await sendWaitingPapers()).toBe(0)
  await expect(keepForLater(paper('x'), { asked: 'd1' }, 'Licence')).rejects.toMatchObject({ isOffline: true })
  expect(await papersOf('lily')).toHaveLength(1)
  await throwAway('lily', (await papersOf('lily'))[0]!.key)
  expect(await papersOf('lily')).toEqual([])
})

test('a device without room says so, and nothing is half kept', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(keepForLater(paper(), { asked: 'd1' }, 'Licence')).rejects.toThrow('No space left on this device.')
  put.mockRestore()
  expect(await papersOf('lily')).toEqual([])
})
