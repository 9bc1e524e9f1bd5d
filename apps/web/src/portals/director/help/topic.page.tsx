import { useParams } from '@tanstack/react-router'
import { HelpTopic } from '#features/content/help/index.ts'

/** One page of the help, in the portal of directors. */
export function DirectorTopicPage() {
  const { pageId } = useParams({ from: '/director/help/$sectionKey/$pageId' })
  return <HelpTopic home="/director/help" pageId={pageId} />
}
