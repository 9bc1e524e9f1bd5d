import { Page } from '@ramplight/ui/frame/page.tsx'
import { TourList } from '#features/results/series/index.ts'

export const ToursPage = () => (
  <Page width="form">
    <TourList base="" />
  </Page>
)
