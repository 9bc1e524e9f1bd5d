import { type TopicPage, topicPageCalls } from '@ramplight/contract/content/topic-pages'
import type { TopicSection } from '@ramplight/contract/content/topic-sections'
import { pagesInOrder } from '@ramplight/domain/content/page-tree'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { HelpText } from '#features/content/help/index.ts'
import { ChoiceBox, LongTextBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { t } from './help-topics.texts.ts'

const valuesOf = (page: TopicPage | null) => ({
  title: page?.title ?? '',
  parentPage: page?.parentPage ?? null,
  content: page?.content ?? null,
})

type Props = { page: TopicPage | null; section: TopicSection; pages: readonly TopicPage[]; onClose: () => void }

/** Add a page to a section of the help, or change one, with how it looks below. */
export function PageForm({ page, section, pages, onClose }: Props) {
  const order = Math.max(0, ...pages.map((one) => one.order)) + 1
  const above = pagesInOrder(pages.filter(({ _id }) => _id !== page?._id)).map(({ page: one }) => ({ value: one._id, label: one.title }))
  return (
    <RecordSheet
      title={page ? page.title : t('newPage', { section: section.title })}
      calls={topicPageCalls}
      record={page}
      valuesOf={valuesOf}
      created={() => ({ section: section._id, order })}
      draftKey={`topic-page-${page?._id ?? `new-${section._id}`}`}
      saveLabel={page ? t('save') : t('addPage')}
      size="lg"
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="title" />
          {above.length > 0 && <ChoiceBox form={form} path="parentPage" options={above} clearable placeholder={t('top')} />}
          <LongTextBox form={form} path="content" description={t('html')} />
          <FieldGroup legend={t('preview')}>
            <HelpText html={form.values.content ?? ''} />
          </FieldGroup>
        </>
      )}
    </RecordSheet>
  )
}
