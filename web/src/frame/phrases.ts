/** Phrases that are sent with one press. What is sent is a short code, so everybody reads them in the
 *  own language; whatever is no such code stays the text that it is. */
import { t } from '../i18n';

export const PHRASES = ['hello', 'luck', 'nice', 'thanks', 'wow', 'bye'] as const;
export type Phrase = (typeof PHRASES)[number];

export const phraseCode = (phrase: Phrase): string => `/${phrase}`;

export const phraseText = (phrase: Phrase): string => t(`app-phrase-${phrase}`);

/** A line of chat as it is read. */
export function readLine(text: string): string {
  const phrase = PHRASES.find((each) => text === phraseCode(each));
  return phrase ? phraseText(phrase) : text;
}
