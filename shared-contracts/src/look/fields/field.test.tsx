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

  it('puts the error in the place of the help and marks the control', () => {
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

  it('announces an error in a place that was there before it', () => {
    const field = (error?: string) => (
      <Field label="Email" error={error}>
        <TextInput />
      </Field>
    );
    const { container, rerender } = render(field());
    const place = container.querySelector('[aria-live]');
    rerender(field('Please enter a valid email address.'));
    expect(place).toHaveTextContent('Please enter a valid email address.');
  });

  it('describes a control that has nothing to say by nothing', () => {
    render(
      <Field label="Email">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});

describe('FieldGroup', () => {
  it('names the group by its legend, describes it by the error and marks its inputs', () => {
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
