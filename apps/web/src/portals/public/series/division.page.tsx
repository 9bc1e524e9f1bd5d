import { Page } from '@ramplight/ui/frame/page.tsx'
import { useParams } from '@tanstack/react-router'
import { DivisionView } from '#features/results/series/index.ts'

export function PublicDivisionPage() {
  const { id } = useParams({ from: '/public/divisions/$id' })
  return (
    <Page width="form">
      <DivisionView id={id} base="" />
    </Page>
  )
}
