import { addPiece, noText } from './preview-text.js';

const piece = (attempt: number, offset: number, text: string) => ({ turnId: 't', attempt, offset, text });

describe('the text of a turn being written', () => {
  it('grows piece by piece', () => {
    const first = addPiece(noText, piece(1, 0, 'The gate '))!;
    expect(addPiece(first, piece(1, 9, 'opens.'))).toEqual({ attempt: 1, text: 'The gate opens.' });
  });

  it('starts anew with a higher attempt, and drops a lower one', () => {
    const first = addPiece(noText, piece(1, 0, 'The gate '))!;
    const second = addPiece(first, piece(2, 0, 'Rain.'))!;
    expect(second).toEqual({ attempt: 2, text: 'Rain.' });
    expect(addPiece(second, piece(1, 9, 'opens.'))).toBe(second);
  });

  it('takes the text so far of a stream that was opened again', () => {
    const first = addPiece(noText, piece(1, 0, 'The gate '))!;
    expect(addPiece(first, piece(1, 0, 'The gate opens.'))).toEqual({ attempt: 1, text: 'The gate opens.' });
    expect(addPiece(first, piece(1, 4, 'gate'))).toBe(first);
  });

  it('does not show a text with a hole in it', () => {
    expect(addPiece(noText, piece(1, 9, 'opens.'))).toBeNull();
    expect(addPiece({ attempt: 1, text: 'The gate opens.' }, piece(2, 4, 'x'))).toBeNull();
  });
});
