import { documentCalls } from '@ramplight/contract/content/documents'
import { imageStringCalls } from '@ramplight/contract/content/image-strings'
import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const contentRecords: AreaRecords = async ({ made, tournament, user, admin }) => {
  const section = await made(topicSectionCalls.create, { as: admin, body: { title: 'The scale', section_key: tournament } })
  return {
    documents: await made(documentCalls.create, { body: { label: 'Waiver', path: '/uploads/waiver.pdf', user, tournament } }),
    'image-strings': await made(imageStringCalls.create, { body: { data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB' } }),
    'topic-sections': section,
    'topic-pages': await made(topicPageCalls.create, { as: admin, body: { section, title: 'Plug it in' } }),
    tutorials: await made(tutorialCalls.create, { as: admin, body: { name: 'Your first tournament' } }),
  }
}
