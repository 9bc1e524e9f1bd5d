import { Button, Input } from '@mantine/core'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'

type RowProps = { form: FieldForm; path: string; rows: readonly unknown[]; label: string }

/** Takes one row out of a list field. */
export function RemoveRow({ form, path, rows, index, label }: RowProps & { index: number }) {
  const remove = () =>
    form.set(
      path,
      rows.filter((_, at) => at !== index),
    )
  return <IconButton icon={IconTrash} label={label} onClick={remove} disabled={form.readOnly} />
}

/** What is wrong with a list, under its last row. */
export function RowsError({ form, path }: Pick<RowProps, 'form' | 'path'>) {
  const error = form.errorOf(path)
  return error ? <Input.Error>{error}</Input.Error> : null
}

/** Puts a fresh row at the end of a list field, under what is wrong with the list. */
export function AddRow({ form, path, rows, fresh, label }: RowProps & { fresh: () => unknown }) {
  if (form.readOnly) return null
  return (
    <>
      <RowsError form={form} path={path} />
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus aria-hidden />}
        onClick={() => form.set(path, [...rows, fresh()])}
        style={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
    </>
  )
}
