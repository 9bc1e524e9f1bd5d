import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { bulkUpdate } from '../kernel/family-calls.ts'
import { count, countTotal, id, requiredText } from '../kernel/fields.ts'
import { byId, byNumber, byPart } from '../kernel/terms.ts'

/** A page of the help (2 §3). `content` is HTML as it was written: whoever shows it makes it harmless. */
const fields = {
  section: id.nullish(),
  title: requiredText(200),
  parentPage: id.nullish(),
  content: z.string().max(100_000).nullish(),
  order: count.optional(),
}

export const topicPage = startingWith(record({ ...fields, order: count }).meta({ id: 'TopicPage' }), { order: 0 })
export type TopicPage = z.output<typeof topicPage>

const base = '/api/topic-pages/'
const noun = 'pages of the help'
const shapes = {
  record: topicPage,
  create: creatable(fields),
  change: changeable(fields),
  terms: { section: byId, title: byPart(), parentPage: byId, order: byNumber },
}
const howMany = z.object({ count: countTotal })
const oneId = z.strictObject({ id })

const sectionCount = 'How many pages of a section the caller may see.'
const childCount = 'How many pages stand right below a page.'

export const topicPageCalls = {
  ...family(base, noun, shapes, { list: 'public', see: 'help.see', create: 'system-admin', edit: 'system-admin' }),
  sectionPageCount: endpoint({
    method: 'GET',
    path: '/api/topic-pages/get-section-page-count/{id}',
    summary: sectionCount,
    policy: 'public',
    params: idParams,
    response: howMany,
  }),
  countSectionPages: endpoint({
    method: 'POST',
    path: '/api/topic-pages/get-section-page-count',
    summary: sectionCount,
    policy: 'public',
    body: oneId,
    response: howMany,
    reads: true,
  }),
  pageChildCount: endpoint({
    method: 'GET',
    path: '/api/topic-pages/get-page-child-count/{id}',
    summary: childCount,
    policy: 'public',
    params: idParams,
    response: howMany,
  }),
  countPageChildren: endpoint({
    method: 'POST',
    path: '/api/topic-pages/get-page-child-count',
    summary: childCount,
    policy: 'public',
    body: oneId,
    response: howMany,
    reads: true,
  }),
  forSection: endpoint({
    method: 'GET',
    path: '/api/topic-pages/for-section/{id}',
    summary: 'The pages of a section, in their order.',
    policy: 'public',
    params: idParams,
    response: z.array(topicPage),
  }),
  bulkUpdatePages: { ...bulkUpdate(base, noun, shapes, 'bulk-update-pages'), policy: 'system-admin' as const },
}
