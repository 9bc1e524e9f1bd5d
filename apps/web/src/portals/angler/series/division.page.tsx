import { Page } from '@ramplight/ui/frame/page.tsx'
import { useParams } from '@tanstack/react-router'
import { DivisionView } from '#features/results/series/index.ts'

export function AnglerDivisionPage() {
  const { id } = useParams({ from: '/angler/divisions/$id' })
  return (
    <Page width="form">
      <DivisionView id={id} base="/angler" />
    </Page>
  )
}
