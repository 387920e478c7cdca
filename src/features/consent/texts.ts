const ja = {
  explanation: '表示すると、外部のサービスに接続します。',
  button: '表示する',
};

const en: typeof ja = {
  explanation: 'Showing this connects to an external service.',
  button: 'Show content',
};

export const consent = { ja, en };
