import { topicSection as record, type TopicSection, topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { FlagBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { t } from './help-topics.texts.ts'

const valuesOf = (section: TopicSection | null) => ({
  title: section?.title ?? '',
  section_key: section?.section_key ?? '',
  active: section?.active ?? record.starts.active,
})

/** Add a section of the help, or change one. */
export const SectionForm = ({ section, onClose }: { section: TopicSection | null; onClose: () => void }) => (
  <RecordSheet
    title={section ? section.title : t('newSection')}
    calls={topicSectionCalls}
    record={section}
    valuesOf={valuesOf}
    draftKey={`topic-section-${section?._id ?? 'new'}`}
    saveLabel={section ? t('save') : t('newSection')}
    onClose={onClose}
  >
    {(form) => (
      <>
        <TextBox form={form} path="title" />
        <TextBox form={form} path="section_key" placeholder={t('keyExample')} description={t('keyText')} />
        <FlagBox form={form} path="active" />
      </>
    )}
  </RecordSheet>
)
