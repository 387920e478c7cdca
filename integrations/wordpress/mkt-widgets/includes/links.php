<?php
defined( 'ABSPATH' ) || exit;

/*
 * Tools → Links: the browser of an editor looks up the items of all posts, and this file hands it the posts and
 * keeps the result. The server requests nothing.
 */

/** The last result: see `mkt_widgets_links_result()`. */
const MKT_WIDGETS_LINKS_OPTION = 'mkt_widgets_links';

/** The users who can mend the posts of all authors. The page changes no setting, so it needs no `manage_options`. */
const MKT_WIDGETS_LINKS_CAPABILITY = 'edit_others_posts';

/** Posts in an answer. */
const MKT_WIDGETS_LINKS_POSTS = 20;

/** Most rows of a result, and most posts of a row. */
const MKT_WIDGETS_LINKS_ROWS      = 500;
const MKT_WIDGETS_LINKS_ROW_POSTS = 50;

/** Days after an examination until the dashboard reminds of the next one. Who never examines is never reminded. */
const MKT_WIDGETS_LINKS_DAYS = 30;

/** @return bool */
function mkt_widgets_may_see_links() {
	return current_user_can( MKT_WIDGETS_LINKS_CAPABILITY );
}

/**
 * The HTML of blocks. Only blocks of the plugin are rendered: others may be slow, or request something.
 *
 * @param array[] $blocks From `parse_blocks()`.
 * @return string
 */
function mkt_widgets_html_of_blocks( $blocks ) {
	$type = WP_Block_Type_Registry::get_instance()->get_registered( 'mkt-widgets/element' );
	$html = '';
	foreach ( $blocks as $block ) {
		if ( $type && $type->name === $block['blockName'] ) {
			$html .= mkt_widgets_render_block( $type->prepare_attributes_for_render( $block['attrs'] ), $block['innerHTML'] );
			continue;
		}
		$inner = $block['innerBlocks'];
		foreach ( $block['innerContent'] as $part ) {
			$html .= is_string( $part ) ? $part : mkt_widgets_html_of_blocks( array( array_shift( $inner ) ) );
		}
	}
	return $html;
}

/**
 * The content of a post with the elements of its blocks, shortcodes and addresses as tags. Everything else stays as
 * the author has saved it.
 *
 * @param string $content
 * @return array{ html: string, refused: array{ item: string, detail: string }[] } `refused`: elements with attributes of administrators.
 */
function mkt_widgets_elements_in( $content ) {
	global $shortcode_tags;
	$refused = array();
	$note    = function ( $name, $names ) use ( &$refused ) {
		$refused[] = array(
			'item'   => "<mkt-$name>",
			'detail' => $names,
		);
	};
	add_action( 'mkt_widgets_refusal', $note, 10, 2 );
	// In the order of WordPress.
	$replaced = preg_replace_callback(
		'~^([ \t]*|<p>)' . mkt_widgets_embed_pattern() . '(?=\s*(?:</p>)?\s*$)~im',
		function ( $matches ) {
			$element = mkt_widgets_embed( array( $matches[0], html_entity_decode( $matches[2] ) ) );
			return false === $element ? $matches[0] : $matches[1] . $element;
		},
		$content
	);
	$html = mkt_widgets_html_of_blocks( parse_blocks( $replaced ?? $content ) );
	$all  = $shortcode_tags;
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Shortcodes of other plugins may do anything.
	$shortcode_tags = array_intersect_key( $all, array( 'mkt' => true ) );
	try {
		$html = do_shortcode( $html );
	} finally {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$shortcode_tags = $all;
		remove_action( 'mkt_widgets_refusal', $note );
	}
	return compact( 'html', 'refused' );
}

/**
 * Posts with elements that the user can edit, of all kinds and in all states outside of the trash.
 *
 * @param int $after Only posts with larger ids.
 * @return array{ posts: WP_Post[], next: int } `next` is the id for the following call; 0 at the end.
 */
function mkt_widgets_posts_with_elements( $after ) {
	global $wpdb;
	$types    = array_diff( get_post_types( array( 'show_ui' => true ) ), array( 'attachment' ) );
	$states   = get_post_stati( array( 'internal' => false ) );
	$marks    = array( '<mkt-', 'data-mkt', '[mkt', 'wp:mkt-widgets/element', '/embed.html?' );
	$patterns = array_map(
		function ( $mark ) use ( $wpdb ) {
			return '%' . $wpdb->esc_like( $mark ) . '%';
		},
		$marks
	);
	$texts    = function ( $values, $placeholder ) {
		return implode( $placeholder, array_fill( 0, count( $values ), '%s' ) );
	};
	// phpcs:disable WordPress.DB -- The placeholders are counted above; posts change between two examinations.
	$ids = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT ID FROM {$wpdb->posts} WHERE ID > %d AND post_type IN (" . $texts( $types, ',' ) . ')
			AND post_status IN (' . $texts( $states, ',' ) . ')
			AND (post_content LIKE ' . $texts( $patterns, ' OR post_content LIKE ' ) . ')
			ORDER BY ID LIMIT %d',
			array_merge( array( $after ), array_values( $types ), array_values( $states ), $patterns, array( MKT_WIDGETS_LINKS_POSTS ) )
		)
	);
	// phpcs:enable
	$ids = array_map( 'intval', $ids );
	_prime_post_caches( $ids, false, false );
	$posts = array_filter( array_map( 'mkt_widgets_editable_post', $ids ) );
	return array(
		'posts' => array_values( $posts ),
		'next'  => count( $ids ) < MKT_WIDGETS_LINKS_POSTS ? 0 : end( $ids ),
	);
}

/**
 * A post that the user can open in the editor.
 *
 * @param int $id
 * @return WP_Post|null
 */
function mkt_widgets_editable_post( $id ) {
	$post = get_post( $id );
	return $post && 'trash' !== $post->post_status && current_user_can( 'edit_post', $id ) ? $post : null;
}

/**
 * A post for the page.
 *
 * @param WP_Post $post
 * @param int     $since A time: later changes are told.
 * @return array{ id: int, title: string, edit: string, state: string, isChanged: bool } Texts, not HTML.
 */
function mkt_widgets_links_post( $post, $since = PHP_INT_MAX ) {
	$state = get_post_status_object( $post->post_status );
	// New drafts have no time of change in UTC; that of a scheduled post may be in the future.
	$changed = get_post_datetime( $post, 'modified', 'local' );
	$changed = $changed ? $changed->getTimestamp() : 0;
	return array(
		'id'        => $post->ID,
		'title'     => '' === trim( $post->post_title ) ? __( '(no title)', 'mkt-widgets' ) : html_entity_decode( $post->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
		'edit'      => (string) get_edit_post_link( $post->ID, 'raw' ),
		'state'     => 'publish' === $post->post_status || ! $state ? '' : $state->label,
		'isChanged' => $changed > $since && $changed <= time(),
	);
}

/** @return array{ time: int, rows: array[] }|null The last result, as it is stored. */
function mkt_widgets_kept_links() {
	$result = get_option( MKT_WIDGETS_LINKS_OPTION );
	return is_array( $result ) && isset( $result['time'], $result['rows'] ) ? $result : null;
}

/** @return int The items that were gone at the last examination, for those who can mend the posts. */
function mkt_widgets_gone_items() {
	$rows = mkt_widgets_may_see_links() ? mkt_widgets_kept_links()['rows'] ?? array() : array();
	return count( array_keys( array_column( $rows, 'code' ), 'gone', true ) );
}

/**
 * The last result, with the posts that the user can edit.
 *
 * @return array{ date: string, examined: int, left: int, further: int, rows: array[], posts: array[] }|null
 */
function mkt_widgets_links_result() {
	$result = mkt_widgets_kept_links();
	if ( ! $result ) {
		return null;
	}
	$posts = array();
	foreach ( array_chunk( array_unique( array_merge( array(), ...array_column( $result['rows'], 'posts' ) ) ), 500 ) as $ids ) {
		_prime_post_caches( $ids, false, false );
		foreach ( array_filter( array_map( 'mkt_widgets_editable_post', $ids ) ) as $post ) {
			$posts[] = mkt_widgets_links_post( $post, $result['time'] );
		}
		// The memory may be too small for all of the posts.
		wp_cache_supports( 'flush_runtime' ) && wp_cache_flush_runtime();
	}
	$date = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $result['time'] );
	return compact( 'date', 'posts' ) + $result;
}

/**
 * Keeps a result.
 *
 * @param WP_REST_Request $request
 * @return array|null See `mkt_widgets_links_result()`.
 */
function mkt_widgets_keep_links( $request ) {
	$text = function ( $row, $key ) {
		return is_string( $row[ $key ] ?? null ) ? mb_substr( wp_check_invalid_utf8( $row[ $key ] ), 0, 200 ) : '';
	};
	$rows = array();
	foreach ( array_slice( $request['rows'], 0, MKT_WIDGETS_LINKS_ROWS ) as $row ) {
		$ids    = is_array( $row['posts'] ?? null ) ? $row['posts'] : array();
		$rows[] = array(
			'item'   => $text( $row, 'item' ),
			'name'   => $text( $row, 'name' ),
			'code'   => preg_replace( '/\W/', '', $text( $row, 'code' ) ),
			'detail' => $text( $row, 'detail' ),
			'posts'  => array_map( 'absint', array_slice( array_filter( $ids, 'is_int' ), 0, MKT_WIDGETS_LINKS_ROW_POSTS ) ),
		);
	}
	$result = array(
		'time'     => time(),
		'examined' => $request['examined'],
		'left'     => $request['left'],
		'further'  => $request['further'],
		'rows'     => $rows,
	);
	update_option( MKT_WIDGETS_LINKS_OPTION, $result, false );
	return mkt_widgets_links_result();
}

add_action(
	'rest_api_init',
	function () {
		$count = array(
			'type'     => 'integer',
			'minimum'  => 0,
			'required' => true,
		);
		register_rest_route(
			'mkt-widgets/v1',
			'/links/posts',
			array(
				'methods'             => 'GET',
				'permission_callback' => 'mkt_widgets_may_see_links',
				'args'                => array( 'after' => array( 'default' => 0 ) + array( 'required' => false ) + $count ),
				'callback'            => function ( $request ) {
					$found = mkt_widgets_posts_with_elements( $request['after'] );
					$posts = array_map(
						function ( $post ) {
							return mkt_widgets_links_post( $post ) + mkt_widgets_elements_in( $post->post_content );
						},
						$found['posts']
					);
					return array( 'posts' => $posts ) + $found;
				},
			)
		);
		register_rest_route(
			'mkt-widgets/v1',
			'/links',
			array(
				'methods'             => 'POST',
				'permission_callback' => 'mkt_widgets_may_see_links',
				'args'                => array(
					'examined' => $count,
					'left'     => $count,
					'further'  => $count,
					'rows'     => array(
						'type'     => 'array',
						'items'    => array( 'type' => 'object' ),
						'required' => true,
					),
				),
				'callback'            => 'mkt_widgets_keep_links',
			)
		);
	}
);

add_action(
	'admin_menu',
	function () {
		$title = __( 'Links (mkt-widgets)', 'mkt-widgets' );
		$gone  = mkt_widgets_gone_items();
		$count = $gone ? sprintf( ' <span class="awaiting-mod">%s</span>', number_format_i18n( $gone ) ) : '';
		add_management_page( $title, $title . $count, MKT_WIDGETS_LINKS_CAPABILITY, 'mkt-widgets-links', 'mkt_widgets_links_page' );
	}
);

add_action(
	'load-index.php',
	function () {
		$last = mkt_widgets_may_see_links() ? mkt_widgets_kept_links()['time'] ?? 0 : 0;
		if ( ! $last || time() - $last < MKT_WIDGETS_LINKS_DAYS * DAY_IN_SECONDS ) {
			return;
		}
		add_action(
			'admin_notices',
			function () use ( $last ) {
				printf(
					'<div class="notice notice-info is-dismissible"><p>%s <a href="%s">%s</a></p></div>',
					/* translators: 1: a time such as "5 weeks", 2: a number */
					esc_html( sprintf( __( 'The items in your posts were last looked up %1$s ago; %2$s were gone.', 'mkt-widgets' ), human_time_diff( $last ), number_format_i18n( mkt_widgets_gone_items() ) ) ),
					esc_url( admin_url( 'tools.php?page=mkt-widgets-links' ) ),
					esc_html__( 'Look them up again', 'mkt-widgets' )
				);
			}
		);
	}
);

function mkt_widgets_links_page() {
	$title = get_admin_page_title();
	echo '<div class="wrap"><h1>' . esc_html( $title ) . '</h1><p>';
	echo esc_html__( 'Finds the hotels, products and books that your posts name by number and that the service no longer has. Your browser asks the service, a few times a second; nobody else is asked.', 'mkt-widgets' );
	echo '</p><links-page><noscript>' . esc_html__( 'This page needs JavaScript.', 'mkt-widgets' ) . '</noscript></links-page></div>';
}

add_action(
	'admin_enqueue_scripts',
	function ( $page ) {
		if ( 'tools_page_mkt-widgets-links' !== $page ) {
			return;
		}
		$file   = function ( $name ) {
			return array( plugins_url( "links/$name", MKT_WIDGETS_FILE ), (string) filemtime( dirname( MKT_WIDGETS_FILE ) . "/links/$name" ) );
		};
		$words  = array(
			'examine'    => __( 'Examine all posts', 'mkt-widgets' ),
			'stop'       => __( 'Stop', 'mkt-widgets' ),
			/* translators: %s: a number */
			'reading'    => __( 'Posts read: %s', 'mkt-widgets' ),
			/* translators: %s: a number */
			'left'       => __( 'Items left: %s', 'mkt-widgets' ),
			/* translators: 1: number of items, 2: number of those that are gone */
			'done'       => __( 'Items examined: %1$s. Gone: %2$s.', 'mkt-widgets' ),
			/* translators: %s: a number */
			'stopped'    => __( 'Not examined: %s.', 'mkt-widgets' ),
			'down'       => __( 'The service gave no answer several times, so the examination has ended. Try again later.', 'mkt-widgets' ),
			/* translators: %s: date and time */
			'date'       => __( 'Last examination: %s', 'mkt-widgets' ),
			'noItems'    => __( 'No post names an item by its number.', 'mkt-widgets' ),
			'gone'       => __( 'Gone', 'mkt-widgets' ),
			'goneHelp'   => __( 'Readers see only your link or similar items. Open each post, and name another item.', 'mkt-widgets' ),
			'unknown'    => __( 'Not known', 'mkt-widgets' ),
			'item'       => __( 'Item', 'mkt-widgets' ),
			'reason'     => __( 'Reason', 'mkt-widgets' ),
			'posts'      => __( 'Posts', 'mkt-widgets' ),
			'changed'    => __( 'changed since then', 'mkt-widgets' ),
			/* translators: %s: a number */
			'further'    => __( 'Further items, not listed: %s', 'mkt-widgets' ),
			'foreign'    => __( 'The post names a service that the settings do not have, so it was not asked.', 'mkt-widgets' ),
			'refused'    => __( 'Attributes for administrators only, so readers see only the link:', 'mkt-widgets' ),
			/* translators: %s: the reason */
			'notRead'    => __( 'The posts could not be read: %s', 'mkt-widgets' ),
			/* translators: %s: the reason */
			'notKept'    => __( 'The result could not be saved: %s', 'mkt-widgets' ),
			'noService'  => __( 'First enter the address of the service under Settings → mkt-widgets.', 'mkt-widgets' ),
		);
		$own    = array( 'base-url', 'application-id', 'names', 'query', 'api-version', 'requests-per-second', 'transport', 'origins' );
		$handed = array(
			'settings' => (object) array_intersect_key( mkt_widgets_settings(), array_flip( $own ) ),
			'frameUrl' => dirname( mkt_widgets_script_address() ) . '/frame.html',
			'result'   => mkt_widgets_links_result(),
			'maxRows'  => MKT_WIDGETS_LINKS_ROWS,
			'maxPosts' => MKT_WIDGETS_LINKS_ROW_POSTS,
			'words'    => $words,
		);
		wp_enqueue_style( 'mkt-widgets-links', $file( 'links.css' )[0], array(), $file( 'links.css' )[1] );
		wp_enqueue_script( 'mkt-widgets-links', $file( 'links.js' )[0], array( 'wp-api-fetch' ), $file( 'links.js' )[1], true );
		wp_add_inline_script( 'mkt-widgets-links', 'var mktWidgetsLinks = ' . wp_json_encode( $handed, JSON_HEX_TAG ) . ';', 'before' );
	}
);
