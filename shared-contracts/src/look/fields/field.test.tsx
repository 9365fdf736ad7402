import '../../testing/screen-tests.ts';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

describe('Field', () => {
  it('names its control and describes it by the help', () => {
    render(
      <Field label="Phone number" help="10 digits.">
        <TextInput before="+91" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Phone number' });
    expect(input).toHaveAccessibleDescription('10 digits.');
    expect(input).toBeValid();
  });

  it('replaces the help by the error and marks the control as invalid', () => {
    render(
      <Field label="Sort" help="Any order." error="Please choose.">
        <Select />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'Sort' });
    expect(select).toHaveAccessibleDescription('Please choose.');
    expect(select).toBeInvalid();
    expect(screen.queryByText('Any order.')).toBeNull();
  });

  it('announces an error in a live region that existed before it', () => {
    const field = (error?: string) => (
      <Field label="Email" error={error}>
        <TextInput />
      </Field>
    );
    const { container, rerender } = render(field());
    const liveRegion = container.querySelector('[aria-live]');
    rerender(field('Please enter a valid email address.'));
    expect(liveRegion).toHaveTextContent('Please enter a valid email address.');
  });

  it('leaves a control without help or error undescribed', () => {
    render(
      <Field label="Email">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});

describe('FieldGroup', () => {
  it('names the group by its legend, describes it by the error and marks its inputs as invalid', () => {
    render(
      <FieldGroup legend="Code" error="Invalid OTP.">
        <TextInput aria-label="Digit 1" />
      </FieldGroup>,
    );
    expect(screen.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription('Invalid OTP.');
    expect(screen.getByRole('textbox', { name: 'Digit 1' })).toBeInvalid();
  });

  it('keeps a hidden legend as its name', () => {
    render(
      <FieldGroup legend="Shade" legendHidden>
        <TextInput aria-label="Shade" />
      </FieldGroup>,
    );
    expect(screen.getByRole('group', { name: 'Shade' })).toBeInTheDocument();
  });
});
