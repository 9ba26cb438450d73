import type { ComponentType } from 'react';
import { ActivitySection } from './sections/activity.section';
import { AddressBookSection } from './sections/address-book.section';
import { ColorsSection } from './sections/colors.section';
import { FeedbackSection } from './sections/feedback.section';
import { FieldsSection } from './sections/fields.section';
import { FormSection } from './sections/form.section';
import { IconsSection } from './sections/icons.section';
import { ImportSection } from './sections/import.section';
import { ListSection } from './sections/list.section';
import { NamedFieldsSection } from './sections/named-fields.section';
import { PartsSection } from './sections/parts.section';
import { PeopleSection } from './sections/people.section';
import { RecordSection } from './sections/record.section';
import { TextSection } from './sections/text.section';

interface GallerySection {
  readonly id: string;
  readonly title: string;
  readonly Section: ComponentType;
}

/** What the gallery shows, from the ground up. */
export const sections: readonly GallerySection[] = [
  { id: 'colors', title: 'Colours', Section: ColorsSection },
  { id: 'text', title: 'Text and figures', Section: TextSection },
  { id: 'icons', title: 'Icons and drawings', Section: IconsSection },
  { id: 'feedback', title: 'Feedback', Section: FeedbackSection },
  { id: 'fields', title: 'Fields', Section: FieldsSection },
  { id: 'named-fields', title: 'Fields by name', Section: NamedFieldsSection },
  { id: 'form', title: 'Forms', Section: FormSection },
  { id: 'list', title: 'Lists', Section: ListSection },
  { id: 'people', title: 'Lists of records, people', Section: PeopleSection },
  { id: 'address-book', title: 'Address book', Section: AddressBookSection },
  { id: 'record', title: 'Records', Section: RecordSection },
  { id: 'activity', title: 'Notes, files, timeline', Section: ActivitySection },
  { id: 'import', title: 'Import', Section: ImportSection },
  { id: 'parts', title: 'Parts with a library of their own', Section: PartsSection },
];
