import { Page } from '@ramplight/ui/frame/page.tsx'
import { DivisionView } from '#features/results/series/index.ts'

export function PublicDivisionPage({ id }: { id: string }) {
  return (
    <Page width="form">
      <DivisionView id={id} base="" />
    </Page>
  )
}
