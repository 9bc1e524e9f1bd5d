import { Page } from '@ramplight/ui/frame/page.tsx'
import { TourView } from '#features/results/series/index.ts'

export function PublicTourPage({ id }: { id: string }) {
  return (
    <Page width="form">
      <TourView id={id} base="" />
    </Page>
  )
}
