import { Page } from '@ramplight/ui/frame/page.tsx'
import { DivisionList } from '#features/results/series/index.ts'

export const DivisionsPage = () => (
  <Page width="form">
    <DivisionList base="" />
  </Page>
)
