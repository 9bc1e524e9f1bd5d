import { useParams } from '@tanstack/react-router'
import { HelpTopic } from '#features/content/help/index.ts'

/** One page of the help, in the portal of anglers. */
export function AnglerTopicPage() {
  const { pageId } = useParams({ from: '/angler/help/$sectionKey/$pageId' })
  return <HelpTopic home="/angler/help" pageId={pageId} />
}
