import { topicPage, topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSection, topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorial, tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { Local } from '#platform/local/answers/local.ts'
import { readFamily } from '#platform/local-families/local-family.ts'

/** The help and the tutorials, as everybody reads them: what an admin has not put out yet is not shown here. */
const isActive = async () => (row: { active: boolean }) => row.active

readFamily(tutorialCalls, { tbl: 'tutorials', record: tutorial, seen: isActive })

readFamily(topicSectionCalls, { tbl: 'topic-sections', record: topicSection, seen: isActive })

const ofActiveSections = async (local: Local) => {
  const sections = await local.rows<{ active: boolean }>('topic-sections')
  const shown = new Set(sections.flatMap(({ _id, active }) => (active ? [_id] : [])))
  return ({ section }: { section?: string | null | undefined }) => shown.has(section ?? '')
}

readFamily(topicPageCalls, { tbl: 'topic-pages', record: topicPage, besides: ['topic-sections'], seen: ofActiveSections })
