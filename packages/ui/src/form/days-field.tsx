import { DatePickerInput, type DatePickerInputProps, type DatePickerType } from '@mantine/dates'

/** Days from the month: one, or several. */
export const DaysField = <T extends DatePickerType = 'default'>(props: DatePickerInputProps<T>) => <DatePickerInput {...props} />
