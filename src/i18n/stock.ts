/** Whether books can be had, in the codes of the searches: entries say it, and forms offer it. */
export const stock = {
  availability1: '在庫あり|In stock',
  availability2: '3〜7日程度で発送|Ships in 3 to 7 days',
  availability3: '3〜9日程度で発送|Ships in 3 to 9 days',
  availability4: 'メーカー在庫あり|In stock at the maker',
  availability5: '予約受付中|Preorder',
  availability6: 'メーカーに在庫確認|To be checked with the maker',
  salesType0: '通常商品|Now',
  salesType1: '予約商品|Preorder',
};
