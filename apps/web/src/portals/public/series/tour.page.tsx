import { Page } from '@ramplight/ui/frame/page.tsx'
import { useParams } from '@tanstack/react-router'
import { TourView } from '#features/results/series/index.ts'

export function PublicTourPage() {
  const { id } = useParams({ from: '/public/tours/$id' })
  return (
    <Page width="form">
      <TourView id={id} base="" />
    </Page>
  )
}
