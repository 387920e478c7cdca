<?php
defined( 'ABSPATH' ) || exit;

/**
 * The attributes of the elements, from `elements.json`, which is generated from the kit's manifest.
 *
 * @return array<string, array<string, true>> by the names of elements, without `mkt-`, and of attributes.
 */
function mkt_widgets_elements() {
	static $elements = null;
	if ( null === $elements ) {
		$elements = json_decode( file_get_contents( dirname( MKT_WIDGETS_FILE ) . '/elements.json' ), true );
	}
	return $elements;
}

/**
 * The HTML of an element. Only elements of the list and their attributes are allowed, since authors whose HTML
 * is filtered write them.
 *
 * @param string               $name     Such as `ranking`.
 * @param array<string, mixed> $values   By the names of the attributes. Only texts and numbers are used.
 * @param string               $fallback Safe HTML: readers see it without the data.
 * @param string[]             $global   Further attributes that are allowed, such as `id`.
 * @return string Only the fallback for an unknown element.
 */
function mkt_widgets_element( $name, $values, $fallback, $global = array() ) {
	$elements = mkt_widgets_elements();
	// The fallback of bookmarks is a link to sign in.
	$fallback = 0 === strpos( $name, 'bookmark-' ) ? $fallback : mkt_widgets_labelled( $fallback, $values );
	if ( ! isset( $elements[ $name ] ) ) {
		return $fallback;
	}
	$known   = $elements[ $name ] + array_flip( $global );
	$written = '';
	foreach ( array_intersect_key( $values, $known ) as $attribute => $value ) {
		if ( is_string( $value ) || is_int( $value ) || is_float( $value ) ) {
			// Brackets would be shortcodes, which WordPress looks for in attributes as well.
			$text     = strtr( esc_attr( (string) $value ), array( '[' => '&#091;', ']' => '&#093;' ) );
			$written .= sprintf( ' %s="%s"', $attribute, $text );
		}
	}
	return "<mkt-$name$written>$fallback</mkt-$name>";
}

/** For links to other sites. */
const MKT_WIDGETS_REL = 'sponsored nofollow noopener';

/**
 * The label of the links of an element, as the kit shows it.
 *
 * @param array<string, mixed> $values The attributes of the element.
 * @return string Empty: none.
 */
function mkt_widgets_label( $values ) {
	$values += mkt_widgets_settings();
	if ( isset( $values['disclosure'] ) ) {
		return trim( (string) $values['disclosure'] );
	}
	$language = isset( $values['lang'] ) ? $values['lang'] : get_bloginfo( 'language' );
	$label    = 0 === stripos( (string) $language, 'en' ) ? 'Ad' : 'PR';
	return empty( $values['affiliate-id'] ) ? '' : $label;
}

/**
 * Adds `rel` to links to other sites, and the label after them, for readers without scripts.
 *
 * @param string               $fallback Safe HTML.
 * @param array<string, mixed> $values   The attributes of the element.
 * @return string
 */
function mkt_widgets_labelled( $fallback, $values ) {
	$own   = wp_parse_url( home_url(), PHP_URL_HOST );
	$found = false;
	$html  = preg_replace_callback(
		'~<a\s(?:"[^"]*"|\'[^\']*\'|[^"\'>])*>~i',
		function ( $link ) use ( $own, &$found ) {
			$is_link = preg_match( '~\shref\s*=\s*["\']?((?:https?:)?//[^"\'\s>]+)~i', $link[0], $address );
			if ( ! $is_link || wp_parse_url( $address[1], PHP_URL_HOST ) === $own ) {
				return $link[0];
			}
			$found = true;
			if ( preg_match( '~\srel\s*=\s*["\'][^"\']*\bsponsored\b~i', $link[0] ) ) {
				return $link[0];
			}
			$count = 0;
			$html  = preg_replace( '~(\srel\s*=\s*["\'])~i', '$1' . MKT_WIDGETS_REL . ' ', $link[0], 1, $count );
			return $count ? $html : '<a rel="' . MKT_WIDGETS_REL . '"' . substr( $link[0], 2 );
		},
		$fallback
	);
	$label = $found ? mkt_widgets_label( $values ) : '';
	$small = '<small>' . esc_html( $label ) . '</small>';
	return '' === $label || false !== strpos( $html, $small ) ? $html : "$html $small";
}

/** The ids of the items of a list, as attributes without `data-`. */
const MKT_WIDGETS_ITEM_IDS = array( 'isbn', 'isbnjan', 'jan', 'item-number', 'product-id', 'hotel-no' );

/**
 * The items of a list: their ids, their links and the author's words.
 *
 * @param mixed $items As the block saves them: arrays with `ids`, `link`, `name`, `words` and `award`. Only texts are used.
 * @return string HTML.
 */
function mkt_widgets_items( $items ) {
	$html = '';
	foreach ( is_array( $items ) ? $items : array() as $item ) {
		$item = is_array( $item ) ? $item : array();
		$ids  = isset( $item['ids'] ) && is_array( $item['ids'] ) ? $item['ids'] : array();
		$data = array_intersect_key( $ids, array_flip( MKT_WIDGETS_ITEM_IDS ) );
		$text = array_filter( $item, 'is_string' ) + array_fill_keys( array( 'link', 'name', 'words', 'award' ), '' );
		if ( '' !== $text['award'] ) {
			$data['award'] = $text['award'];
		}
		$written = '';
		foreach ( array_filter( $data, 'is_string' ) as $name => $value ) {
			if ( '' !== $value ) {
				// Brackets would be shortcodes.
				$written .= sprintf( ' data-%s="%s"', $name, strtr( esc_attr( $value ), array( '[' => '&#091;', ']' => '&#093;' ) ) );
			}
		}
		$words = '' === $text['words'] ? '' : '<p>' . esc_html( $text['words'] ) . '</p>';
		$html .= "<div$written>" . mkt_widgets_link( $text['link'], $text['name'] ) . "$words</div>";
	}
	return $html;
}

/**
 * A link as a fallback.
 *
 * @param string $address
 * @param string $words Empty: the address.
 * @param string $label The word beside it that tells readers of an advertisement; empty: none.
 * @return string HTML; empty if the address is not http(s).
 */
function mkt_widgets_link( $address, $words, $label = '' ) {
	$link  = esc_url( $address, array( 'http', 'https' ) );
	$small = '' === $label ? '' : sprintf( ' <small>%s</small>', esc_html( $label ) );
	return $link
		? sprintf( '<a href="%s" rel="%s">%s</a>', $link, MKT_WIDGETS_REL, esc_html( '' === $words ? $address : $words ) ) . $small
		: '';
}
