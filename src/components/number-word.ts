const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A number that opens a sentence: "Two", and digits from ten on. */
export const numberWord = (count: number): string => NUMBERS[count] ?? `${count}`;
